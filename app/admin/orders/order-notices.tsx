import { flagsToLookAt, type OrderFlag } from '#domain/orders/order-flags.ts';
import type { Shortfall } from '#domain/orders/order-history.ts';
import { keptLkr } from '#domain/orders/order-money.ts';
import { isRefundable } from '#domain/orders/payment.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both } from '#ui/text/text.tsx';
import {
  dueInPart,
  missingUnits,
  orderCopy,
  refundDueInPart,
  refusedParcels,
} from './order-detail.copy.ts';
import { flagReasons, lookFirst } from './order-flags.copy.ts';

type OrderNoticesProps = {
  order: Order;
  /** Units of each product that the order holds. */
  held: Record<string, number>;
  refusedCount: number;
};

/** Shows what the owner has to know or do first. */
export function OrderNotices({ order, held, refusedCount }: OrderNoticesProps) {
  const missing = missingOf(order, held);
  const money = moneyNotice(order);
  const flags = flagsToLookAt(order);
  const isQuiet = ![money, missing.length, refusedCount, flags.length].some(Boolean);
  if (isQuiet) return null;
  return (
    <div className="mb-6 grid gap-3 text-md">
      {flags.length > 0 && <FlagNotice flags={flags} />}
      {refusedCount > 0 && (
        <Notice>
          <Both of={refusedParcels(refusedCount)} />
        </Notice>
      )}
      {money && (
        <Notice tone="danger">
          <Both of={money} />
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice>
          <Both of={orderCopy.shortfall} />
          <ul className="mt-1.5">
            {missing.map((short) => (
              <li key={short.productId}>
                <Both of={missingUnits(short)} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function FlagNotice({ flags }: { flags: OrderFlag[] }) {
  return (
    <Notice>
      <p className="font-semibold">
        <Both of={lookFirst} />
      </p>
      <ul className="mt-1.5 grid gap-1.5">
        {flags.map((flag) => (
          <li key={flag}>
            <Both of={flagReasons[flag]} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns the notice of a refund that is due, or of money that is due because the total rose after payment. */
function moneyNotice(order: Order) {
  const { status, dueLkr, refundDueLkr } = order;
  if (refundDueLkr > 0) {
    return status === 'cancelled' ? orderCopy.refundDue : refundDueInPart(refundDueLkr);
  }
  return dueLkr > 0 && isRefundable(order) ? dueInPart(dueLkr, keptLkr(order)) : undefined;
}

/** Returns what the order wants and does not hold. Editing the order settles it. */
function missingOf({ status, lines }: Order, held: Record<string, number>): Shortfall[] {
  if (status === 'cancelled') return [];
  return lines.flatMap(({ productId, productName, quantity, returned }) => {
    const missing = quantity - returned - (held[productId] ?? 0);
    return missing > 0 ? [{ productId, productName, missing }] : [];
  });
}
