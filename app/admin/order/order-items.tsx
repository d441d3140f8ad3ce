import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { showsAmountDue } from '#domain/orders/order-money.ts';
import type { Order, OrderLine } from '#domain/orders/reading/find-order.server.ts';
import { discountBy } from '#domain/promotions/discount.copy.ts';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { orderCopy } from './order-detail.copy.ts';

/** Lists the lines of the order at the prices they were sold at, with the totals. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <section>
      <DetailHeading of={orderCopy.items} />
      <ul>
        {order.lines.map((line) => (
          <Line key={line.productId} line={line} />
        ))}
      </ul>
      <dl className="grid gap-2.5 pt-3.5">
        <Sum label={orderCopy.subtotal}>
          <Price amountLkr={order.subtotalLkr} />
        </Sum>
        {order.discountLkr > 0 && (
          <Sum label={discountBy(order.promoCode)}>
            <Price amountLkr={-order.discountLkr} />
          </Sum>
        )}
        <Sum label={orderCopy.deliveryFee}>
          {order.deliveryFeeLkr === 0 ? (
            <Text of={orderCopy.free} />
          ) : (
            <Price amountLkr={order.deliveryFeeLkr} />
          )}
        </Sum>
        <Sum label={orderCopy.total} isEmphasized>
          <Price amountLkr={order.totalLkr} />
        </Sum>
        <PaymentSums order={order} />
      </dl>
    </section>
  );
}

/** Shows the amounts received, refunded and due, unless they are simply the total or nothing. */
function PaymentSums({ order }: { order: Order }) {
  const { totalLkr, receivedLkr, refundedLkr, dueLkr, refundDueLkr } = order;
  const isSimple = receivedLkr === 0 || (receivedLkr === totalLkr && refundedLkr === 0);
  return (
    <>
      {!isSimple && (
        <Sum label={orderCopy.received}>
          <Price amountLkr={receivedLkr} />
        </Sum>
      )}
      {refundedLkr > 0 && (
        <Sum label={orderCopy.refunded}>
          <Price amountLkr={-refundedLkr} />
        </Sum>
      )}
      {showsAmountDue(order) && (
        <Sum label={orderCopy.due} isEmphasized>
          <Price amountLkr={dueLkr} />
        </Sum>
      )}
      {refundDueLkr > 0 && (
        <Sum label={orderCopy.toRefund} isEmphasized>
          <Price amountLkr={refundDueLkr} />
        </Sum>
      )}
    </>
  );
}

function Line({ line }: { line: OrderLine }) {
  return (
    <li className="grid grid-cols-[56px_1fr_auto] items-center gap-3.5 border-b border-line py-3 leading-snug last:border-cream-300">
      <ProductPicture
        src={line.image}
        alt=""
        sizes="56px"
        className="size-14 rounded-[10px] border border-line object-cover"
      />
      <span className="min-w-0 wrap-anywhere">
        <Text of={line.productName} />
        <span className="tabular-nowrap block text-md text-ink-600">
          {`${line.quantity} × `}
          <Price amountLkr={line.priceLkr} />
        </span>
      </span>
      <Price amountLkr={line.totalLkr} className="font-semibold" />
    </li>
  );
}

type SumProps = { label: Bilingual; isEmphasized?: boolean; children: ReactNode };

function Sum({ label, isEmphasized = false, children }: SumProps) {
  return (
    <div className={`flex justify-between gap-4 ${isEmphasized ? 'text-lg font-semibold' : ''}`}>
      <dt>{isEmphasized ? <Both of={label} inline /> : <Text of={label} />}</dt>
      <dd className="tabular-nowrap">{children}</dd>
    </div>
  );
}
