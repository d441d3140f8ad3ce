import type { Order } from '#domain/orders/find-order.server.ts';
import type { HistoryRow } from '#domain/orders/list-history.server.ts';
import { isRefundDue } from '#domain/orders/order.ts';
import type { Shortfall } from '#domain/orders/order-history.ts';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import type { FormRefusal } from '#web/read-form.server.ts';
import { missingUnits, orderCopy } from './order-detail.copy.ts';

type OrderNoticesProps = {
  order: Order;
  history: HistoryRow[];
  refusal: FormRefusal | undefined;
};

/** What the owner has to know or do before anything else. */
export function OrderNotices({ order, history, refusal }: OrderNoticesProps) {
  const shortfall = openShortfall(history);
  const isQuiet = !refusal && !isRefundDue(order) && shortfall.length === 0;
  if (isQuiet) return null;
  return (
    <div className="mb-6 grid gap-3 text-md">
      {refusal && (
        <Notice tone="danger" role="alert">
          <Both of={orderCopy.notChanged} />
        </Notice>
      )}
      {isRefundDue(order) && (
        <Notice tone="danger">
          <Both of={orderCopy.refundDue} />
        </Notice>
      )}
      {shortfall.length > 0 && (
        <Notice>
          <Both of={orderCopy.shortfall} />
          <ul className="mt-1.5">
            {shortfall.map((short) => (
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

/** Still missing unless the order was cancelled since, or taken up again with everything there. */
function openShortfall(history: HistoryRow[]): Shortfall[] {
  const touchedStock = history.findLast(
    (row) =>
      row.event === 'status' &&
      (row.details.to === 'cancelled' || row.details.from === 'cancelled'),
  );
  return touchedStock?.event === 'status' ? (touchedStock.details.shortfall ?? []) : [];
}
