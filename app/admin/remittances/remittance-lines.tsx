import { href, Link } from 'react-router';
import { CellNote, DataTable } from '#admin/list/data-table.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import type { ShownLine } from '#domain/remittances/find-remittance.server.ts';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import type { LoadedRemittance } from './load-remittance.server.ts';
import { missingSum, outcomeCopy, remittanceCopy, remittancesCopy } from './remittances.copy.ts';

/** Shows lines of a courier's list, each with its order and outcome. */
export function LinesTable({ lines }: { lines: ShownLine[] }) {
  return (
    <DataTable
      caption={remittancesCopy.lines}
      rows={lines}
      keyOf={({ position }) => `${position}`}
      columns={[
        { head: remittanceCopy.line, cell: LineName, placeOnPhone: 'start' },
        { head: remittanceCopy.order, cell: OrderLink },
        {
          head: remittanceCopy.amount,
          cell: ({ amountLkr }) =>
            amountLkr === undefined ? '?' : <Price amountLkr={amountLkr} />,
          align: 'end',
          placeOnPhone: 'end',
        },
        {
          head: remittancesCopy.fee,
          cell: ({ feeLkr }) => <Price amountLkr={feeLkr} />,
          align: 'end',
          placeOnPhone: 'hidden',
        },
        {
          head: remittanceCopy.due,
          cell: ({ order }) => order && <Price amountLkr={order.dueLkr} />,
          align: 'end',
          placeOnPhone: 'hidden',
        },
        { head: remittanceCopy.outcome, cell: Outcome },
      ]}
    />
  );
}

function LineName({ position, trackingNumber, orderNumber }: ShownLine) {
  const numbers = [trackingNumber, orderNumber].filter(Boolean);
  return (
    <>
      <span className="wrap-anywhere">
        {numbers.length > 0 ? numbers.join(' · ') : <Text of={remittanceCopy.noNumber} />}
      </span>
      <CellNote>{position + 1}</CellNote>
    </>
  );
}

function OrderLink({ order }: ShownLine) {
  if (!order) return null;
  return (
    <Link
      to={href('/admin/orders/:orderId', { orderId: order.id })}
      className="inline-flex min-h-11 items-center font-medium text-leaf-700 underline sm:min-h-0"
    >
      {order.orderNumber}
    </Link>
  );
}

function Outcome({ outcome }: ShownLine) {
  const isGood = outcome === 'paid' || outcome === 'taken-back';
  return (
    <span
      className={isGood ? 'text-delivered' : 'font-medium text-clay-700 [--second:currentColor]'}
    >
      <Both of={outcomeCopy[outcome]} />
    </span>
  );
}

/** Lists parcels whose cash the courier should have paid with this list. */
export function MissingPanel({ count, totalLkr, parcels }: LoadedRemittance['missing']) {
  return (
    <PanelCard id="missing" title={remittanceCopy.missing}>
      <p className="text-md leading-snug text-ink-600">
        <Both of={remittanceCopy.missingHint} />
      </p>
      <p className="my-3 font-semibold text-clay-700">
        <Text of={missingSum(count, totalLkr)} />
      </p>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {parcels.map(({ id, orderNumber, trackingNumber, dueLkr, shippedOn }) => (
          <li key={id} className="border-t border-line">
            <Link
              to={href('/admin/orders/:orderId', { orderId: id })}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 text-md leading-snug text-ink-900 no-underline hover:bg-cream-200/60"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium text-leaf-700 underline">{orderNumber}</span>
                <span className="block text-xs text-ink-600">
                  {[trackingNumber, shippedOn].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Price amountLkr={dueLkr} />
            </Link>
          </li>
        ))}
      </ul>
    </PanelCard>
  );
}
