import type { Order } from '#domain/orders/find-order.server.ts';
import type { HistoryRow } from '#domain/orders/list-history.server.ts';
import { isRefundDue } from '#domain/orders/order.ts';
import { flagsToLookAt, type OrderFlag } from '#domain/orders/order-flags.ts';
import type { Shortfall } from '#domain/orders/order-history.ts';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { refusedParcels } from './desk.copy.ts';
import type { DeskAnswer } from './desk-answer.ts';
import { missingUnits, orderCopy } from './order-detail.copy.ts';
import { flagReasons, lookFirst } from './order-flags.copy.ts';

type OrderNoticesProps = {
  order: Order;
  history: HistoryRow[];
  answer: DeskAnswer | undefined;
  refusedCount: number;
};

/** What the owner has to know or do before anything else. */
export function OrderNotices({ order, history, answer, refusedCount }: OrderNoticesProps) {
  const shortfall = openShortfall(history);
  const isWrong = answer !== undefined && !answer.refusal;
  const flags = flagsToLookAt(order);
  const isQuiet = ![isWrong, isRefundDue(order), shortfall.length, refusedCount, flags.length].some(
    Boolean,
  );
  if (isQuiet) return null;
  return (
    <div className="mb-6 grid gap-3 text-md">
      {isWrong && (
        <Notice tone="danger" role="alert">
          <Both of={orderCopy.notChanged} />
        </Notice>
      )}
      {flags.length > 0 && <FlagNotice flags={flags} />}
      {refusedCount > 0 && (
        <Notice>
          <Both of={refusedParcels(refusedCount)} />
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

/** Still missing unless the order was cancelled since, or taken up again with everything there. */
function openShortfall(history: HistoryRow[]): Shortfall[] {
  const touchedStock = history.findLast(
    (row) =>
      row.event === 'status' &&
      (row.details.to === 'cancelled' || row.details.from === 'cancelled'),
  );
  return touchedStock?.event === 'status' ? (touchedStock.details.shortfall ?? []) : [];
}
