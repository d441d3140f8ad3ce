import { nextStepTitle } from '#admin/order/forms/next-step.copy.ts';
import { nextStepOf } from '#domain/orders/next-step.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { flagsToCheck, type OrderFlag } from '#domain/orders/order-flags.ts';
import type { Shortfall } from '#domain/orders/order-history.ts';
import { netReceivedLkr } from '#domain/orders/order-money.ts';
import { isRefundable } from '#domain/orders/payment.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both } from '#ui/text/text.tsx';
import {
  missingUnits,
  orderCopy,
  partDueNotice,
  partRefundDueNotice,
  refusedParcels,
} from './order-detail.copy.ts';
import { checkFirst, flagReasons } from './order-flags.copy.ts';

type OrderNoticesProps = {
  order: Order;
  /** Units that the order took from stock and that were not restocked, by product id. */
  heldUnits: Record<string, number>;
  refusedCount: number;
};

/** Shows what the owner has to check or do before anything else. */
export function OrderNotices({ order, heldUnits, refusedCount }: OrderNoticesProps) {
  const missing = missingUnitsOf(order, heldUnits);
  const moneyText = moneyNotice(order);
  const flags = flagsToCheck(order);
  const hasNotices = [moneyText, missing.length, refusedCount, flags.length].some(Boolean);
  if (!hasNotices) return null;
  return (
    <div className="mb-6 grid gap-3 text-md">
      {flags.length > 0 && <FlagNotice flags={flags} />}
      {refusedCount > 0 && (
        <Notice>
          <Both of={refusedParcels(refusedCount)} />
        </Notice>
      )}
      {moneyText && (
        <Notice tone="danger">
          <Both of={moneyText} />
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice>
          <Both of={isEditable(order) ? orderCopy.shortfall : orderCopy.lastingShortfall} />
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
        <Both of={checkFirst} />
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

/** Returns the notice of a refund that is due, or of money that is due again on an order that was paid before. */
function moneyNotice(order: Order) {
  const { status, dueLkr, refundDueLkr } = order;
  if (refundDueLkr > 0) {
    if (status === 'cancelled') return orderCopy.refundDue;
    const section = nextStepOf(order) === 'refund' ? nextStepTitle : orderCopy.more;
    return partRefundDueNotice(refundDueLkr, section);
  }
  return dueLkr > 0 && isRefundable(order)
    ? partDueNotice(dueLkr, netReceivedLkr(order))
    : undefined;
}

/** Returns whether the page of the order offers to edit it. */
function isEditable(order: Order): boolean {
  return canBeEdited(order) && order.personRemovedAt === null;
}

/** Returns the units that the order needs and has not reserved. Editing the order reserves them. */
function missingUnitsOf({ status, lines }: Order, heldUnits: Record<string, number>): Shortfall[] {
  if (status === 'cancelled') return [];
  return lines.flatMap(({ productId, productName, quantity, returned }) => {
    const missing = quantity - returned - (heldUnits[productId] ?? 0);
    return missing > 0 ? [{ productId, productName, missing }] : [];
  });
}
