import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { paymentStatusLabels, refundMethodLabels } from '#domain/orders/order.copy.ts';
import { showsAmountDue } from '#domain/orders/order-money.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { discountBy } from '#domain/promotions/discount.copy.ts';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import { DocumentAddress, DocumentFact, DocumentHead } from './document-parts.tsx';
import type { Letterhead } from './letterhead.server.ts';
import { printCopy, refundedOn } from './print.copy.ts';
import type { PrintedOrder } from './printed-order.server.ts';

/** Renders the invoice: lines with their prices, totals, and the payment. */
export function Invoice({ order, shop }: { order: PrintedOrder; shop: Letterhead }) {
  return (
    <>
      <DocumentHead kind="invoice" order={order} shop={shop} />
      <DocumentAddress label={printCopy.billTo} order={order} />
      {order.status === 'cancelled' && (
        <p className="paper-cancelled">
          <Both of={printCopy.cancelled} inline />
        </p>
      )}
      <Lines order={order} />
      <div className="paper-end">
        <dl className="paper-facts">
          <DocumentFact label={printCopy.paymentMethod}>
            <Both of={paymentMethodCopy[order.paymentMethod].label} />
          </DocumentFact>
          <DocumentFact label={printCopy.paymentStatus}>
            <Both of={paymentStatusLabels[order.paymentStatus]} />
          </DocumentFact>
        </dl>
        <Sums order={order} />
      </div>
      <p className="paper-thanks">
        <Both of={printCopy.thanks} inline />
      </p>
    </>
  );
}

function Lines({ order: { lines } }: { order: PrintedOrder }) {
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th scope="col">
            <Both of={printCopy.item} />
          </th>
          <th scope="col" className="paper-number">
            <Both of={printCopy.unitPrice} />
          </th>
          <th scope="col" className="paper-number">
            <Both of={printCopy.quantity} />
          </th>
          <th scope="col" className="paper-number">
            <Both of={printCopy.amount} />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.productId}>
            <td>
              <Both of={line.productName} />
            </td>
            <td className="paper-number">
              <Price amountLkr={line.priceLkr} />
            </td>
            <td className="paper-number tabular-nowrap">{line.quantity}</td>
            <td className="paper-number">
              <Price amountLkr={line.priceLkr * line.quantity} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ order }: { order: PrintedOrder }) {
  return (
    <dl className="paper-sums">
      <Sum label={printCopy.subtotal}>
        <Price amountLkr={order.subtotalLkr} />
      </Sum>
      {order.discountLkr > 0 && (
        <Sum label={discountBy(order.promoCode)}>
          <Price amountLkr={-order.discountLkr} />
        </Sum>
      )}
      <Sum label={printCopy.deliveryFee}>
        {order.deliveryFeeLkr === 0 ? (
          <Both of={printCopy.free} inline />
        ) : (
          <Price amountLkr={order.deliveryFeeLkr} />
        )}
      </Sum>
      <Sum label={printCopy.total} isEmphasized>
        <Price amountLkr={order.totalLkr} />
      </Sum>
      {order.receivedLkr > 0 && order.receivedLkr !== order.totalLkr && (
        <Sum label={printCopy.received}>
          <Price amountLkr={order.receivedLkr} />
        </Sum>
      )}
      {order.refunds.map(({ id, at, amountLkr, method }) => (
        <Sum key={id} label={refundedOn(shortDate(at))} note={method && refundMethods[method]}>
          <Price amountLkr={-amountLkr} />
        </Sum>
      ))}
      {order.refundedLkr > 0 && (
        <Sum label={printCopy.afterRefunds} isEmphasized>
          <Price amountLkr={order.receivedLkr - order.refundedLkr} />
        </Sum>
      )}
      {showsAmountDue(order) && (
        <Sum label={printCopy.due} isEmphasized>
          <Price amountLkr={order.dueLkr} />
        </Sum>
      )}
    </dl>
  );
}

const refundMethods = { ...refundMethodLabels, 'charge-back': printCopy.takenBackByBank };

type SumProps = {
  label: Bilingual;
  note?: Bilingual | undefined;
  isEmphasized?: boolean;
  children: ReactNode;
};

function Sum({ label, note, isEmphasized = false, children }: SumProps) {
  return (
    <div className={isEmphasized ? 'paper-total' : undefined}>
      <dt>
        <Both of={label} inline />
        {note && (
          <small className="block">
            <Both of={note} inline />
          </small>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
