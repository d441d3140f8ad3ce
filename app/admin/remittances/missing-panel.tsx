import { href, Link } from 'react-router';
import { Panel } from '#admin/shell/panel.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import type { ReadRemittance } from './read-remittance.server.ts';
import { missingSum, remittanceCopy } from './remittances.copy.ts';

/** Lists parcels whose cash the courier should have paid with this list. */
export function MissingPanel({ count, totalLkr, parcels }: ReadRemittance['missing']) {
  return (
    <Panel id="missing" title={remittanceCopy.missing}>
      <p className="text-md leading-snug text-ink-600">
        <Both of={remittanceCopy.missingHint} />
      </p>
      <p className="my-3 font-semibold text-clay-700">
        <Text of={missingSum(count, totalLkr)} />
      </p>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {parcels.map(({ id, orderNumber, trackingNumber, dueLkr, left }) => (
          <li key={id} className="border-t border-line">
            <Link
              to={href('/admin/orders/:orderId', { orderId: id })}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 text-md leading-snug text-ink-900 no-underline hover:bg-cream-200/60"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium text-leaf-700 underline">{orderNumber}</span>
                <span className="block text-xs text-ink-600">
                  {[trackingNumber, left].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Price amountLkr={dueLkr} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
