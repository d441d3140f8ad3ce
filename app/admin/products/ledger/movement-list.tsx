import { href, Link } from 'react-router';
import { WhenAndWho } from '#admin/order/history/when-and-who.tsx';
import { groupThousands } from '#domain/kernel/rupees.ts';
import type { StockLedgerRow } from '#domain/orders/reading/find-stock-ledger.server.ts';
import { Text } from '#ui/text/text.tsx';
import { fromTo, ledgerCopy, reasonCopy } from './ledger.copy.ts';

/** Lists stock movements, newest first. */
export function MovementList({ rows }: { rows: StockLedgerRow[] }) {
  if (rows.length === 0) {
    return (
      <p className="text-md text-ink-600">
        <Text of={ledgerCopy.empty} />
      </p>
    );
  }
  return (
    <ol className="divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li key={row.id} className="grid grid-cols-[3.75rem_1fr_auto] gap-x-3 py-3 leading-snug">
          <Units units={row.units} />
          <div className="min-w-0 text-md wrap-anywhere">
            <span className="font-semibold">
              <Text of={reasonCopy[row.reason]} />
            </span>
            <Reference row={row} />
            <WhenAndWho at={row.at} actor={row.actor} />
          </div>
          <Stocks before={row.stockAfter - row.units} after={row.stockAfter} />
        </li>
      ))}
    </ol>
  );
}

/** Shows the direction by its sign; the color only repeats it. */
function Units({ units }: { units: number }) {
  const sign = units < 0 ? '−' : '+';
  return (
    <span
      className={`text-lg leading-6 font-semibold tabular-nums ${units < 0 ? 'text-clay-700' : 'text-leaf-700'}`}
    >
      {sign}
      {groupThousands(Math.abs(units))}
    </span>
  );
}

function Reference({ row: { orderId, orderNumber, note } }: { row: StockLedgerRow }) {
  return (
    <>
      {orderId && (
        <Link
          to={href('/admin/orders/:orderId', { orderId })}
          className="inline-flex min-h-11 items-center tabular-nums sm:ms-2 sm:min-h-6"
        >
          {orderNumber}
        </Link>
      )}
      {note && <span className="block text-ink-900">{note}</span>}
    </>
  );
}

function Stocks({ before, after }: { before: number; after: number }) {
  return (
    <span className="text-md whitespace-nowrap tabular-nums">
      <span aria-hidden="true">
        <span className="text-ink-600">{groupThousands(before)}</span>
        {' → '}
        <span className="font-semibold">{groupThousands(after)}</span>
      </span>
      <span className="sr-only">
        <Text of={fromTo(before, after)} />
      </span>
    </span>
  );
}
