import { DetailHeading } from '#admin/order/detail-heading.tsx';
import { missingUnits, orderCopy } from '#admin/order/order-detail.copy.ts';
import type { HistoryRow } from '#domain/orders/reading/list-history.server.ts';
import { Text } from '#ui/text/text.tsx';
import { historyEntryCopy } from './order-history.copy.ts';
import { WhenAndWho } from './when-and-who.tsx';

/** Lists everything that happened to the order, oldest first. */
export function OrderHistory({ history }: { history: HistoryRow[] }) {
  return (
    <section>
      <DetailHeading of={orderCopy.history} />
      <ol className="grid gap-3 text-md leading-snug wrap-anywhere">
        {history.map((row) => (
          <li
            key={row.id}
            className="relative ps-5 before:absolute before:top-[0.45em] before:left-0.5 before:size-2 before:rounded-pill before:bg-leaf-600 not-last:after:absolute not-last:after:top-5 not-last:after:-bottom-2.5 not-last:after:left-1.25 not-last:after:w-px not-last:after:bg-cream-300"
          >
            <Entry row={row} />
            <WhenAndWho at={row.at} actor={row.actor} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ row }: { row: HistoryRow }) {
  const shortfall = row.event === 'status' ? row.details.shortfall : undefined;
  return (
    <>
      <Text of={historyEntryCopy(row)} />
      {shortfall?.map((short) => (
        <span key={short.productId} className="block text-clay-700">
          <Text of={orderCopy.missing} />
          {': '}
          <Text of={missingUnits(short)} />
        </span>
      ))}
    </>
  );
}
