import { productFacts } from '#domain/catalog/product-facts.copy.ts';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { linesInParcel } from '#domain/orders/lines-in-parcel.ts';
import {
  cashToCollectLkr,
  dueInAdvanceLkr,
  isPaymentReversed,
  usesOnlinePayment,
} from '#domain/orders/payment.ts';
import type { DocumentLine } from '#domain/orders/reports/list-documents.server.ts';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import { DocumentAddress, DocumentFact, DocumentHead } from './document-parts.tsx';
import type { Letterhead } from './letterhead.server.ts';
import { paymentReversed, printCopy, units } from './print.copy.ts';
import type { PackingSlipOrder } from './printed-order.server.ts';

type PackingSlipProps = { order: PackingSlipOrder; shop: Letterhead };

/** Renders the packing slip: the address, the contents of the parcel, and the cash to collect. */
export function PackingSlip({ order, shop }: PackingSlipProps) {
  const { courier, trackingNumber } = order;
  return (
    <>
      <DocumentHead kind="packing-slip" order={order} shop={shop} />
      <div className="paper-delivery">
        <DocumentAddress label={printCopy.deliverTo} order={order} />
        <CashToCollect order={order} />
      </div>
      {order.notes !== '' && (
        <section className="paper-notes">
          <h3 className="paper-label">
            <Both of={printCopy.notes} inline />
          </h3>
          <p className="whitespace-pre-line">{order.notes}</p>
        </section>
      )}
      {(courier !== '' || trackingNumber !== '') && (
        <dl className="paper-facts paper-courier">
          {courier !== '' && <DocumentFact label={printCopy.courier}>{courier}</DocumentFact>}
          {trackingNumber !== '' && (
            <DocumentFact label={printCopy.tracking}>
              <strong className="tabular-nowrap">{trackingNumber}</strong>
            </DocumentFact>
          )}
        </dl>
      )}
      <Items order={order} />
      <HowToUse order={order} />
    </>
  );
}

/** Shows in large type what the courier has to collect on delivery, or that the parcel is not to be sent. */
function CashToCollect({ order }: { order: PackingSlipOrder }) {
  const cashLkr = cashToCollectLkr(order);
  if (order.status === 'cancelled') return <DoNotSend of={printCopy.doNotSend} />;
  if (isPaymentReversed(order)) return <DoNotSend of={paymentReversed(order)} />;
  if (cashLkr === 0) {
    return (
      <p className="paper-cash paper-cash-none">
        <Both of={printCopy.nothingToCollect} />
        {dueInAdvanceLkr(order) > 0 && (
          <small className="mt-2 block text-sm">
            <Both
              of={usesOnlinePayment(order) ? printCopy.onlineDue : printCopy.transferDue}
              inline
            />{' '}
            <Price amountLkr={dueInAdvanceLkr(order)} />
          </small>
        )}
      </p>
    );
  }
  return (
    <p className="paper-cash">
      <span>
        <Both of={printCopy.cashToCollect} />
      </span>
      <Price amountLkr={cashLkr} className="paper-sum" />
    </p>
  );
}

function DoNotSend({ of }: { of: Bilingual }) {
  return (
    <p className="paper-cash">
      <strong>
        <Both of={of} />
      </strong>
    </p>
  );
}

/** Lists the contents of the parcel, without units that were returned with a refund. */
function Items({ order }: { order: PackingSlipOrder }) {
  const lines = linesInParcel(order.lines);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th scope="col">
            <Both of={printCopy.item} inline />
          </th>
          <th scope="col" className="paper-number">
            <Both of={printCopy.quantity} inline />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.productId}>
            <td>
              <Both of={line.productName} />
              <span className="paper-item-detail">{line.sku}</span>
              <PackFacts {...line} />
            </td>
            <td className="paper-number paper-quantity tabular-nowrap">{line.quantity}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2} className="paper-number">
            <Both of={units(count)} inline />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

type PackFactsProps = Pick<DocumentLine, 'batchNumber' | 'expiry' | 'maximumPriceLkr'>;

/** Shows the facts that the law requires of each pack, as far as the owner has entered them. */
function PackFacts({ batchNumber, expiry, maximumPriceLkr }: PackFactsProps) {
  const facts = [
    batchNumber !== '' && { label: productFacts.batchNumber.label, value: batchNumber },
    expiry !== '' && { label: productFacts.expiry.label, value: expiry },
    maximumPriceLkr !== null && {
      label: printCopy.maximumPrice,
      value: <Price amountLkr={maximumPriceLkr} />,
    },
  ].filter((fact) => fact !== false);
  return facts.map(({ label, value }) => (
    <span key={label.en} className="paper-item-detail">
      <Both of={label} inline /> {value}
    </span>
  ));
}

/** Explains in the customer's language how to use the products. */
function HowToUse({ order: { lines, language } }: { order: PackingSlipOrder }) {
  const products = linesInParcel(lines).flatMap(({ productId, productName, howToUse }) =>
    howToUse[language] === ''
      ? []
      : [{ productId, name: textIn(language, productName).text, instructions: howToUse[language] }],
  );
  if (products.length === 0) return null;
  return (
    <section className="paper-how-to-use" lang={language}>
      <h3 className="paper-label">{printCopy.howToUse[language]}</h3>
      {products.map(({ productId, name, instructions }) => (
        <p key={productId}>
          <strong>{`${name}:`}</strong> {instructions}
        </p>
      ))}
    </section>
  );
}
