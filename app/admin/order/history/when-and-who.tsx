import { whoActed } from '#admin/order/order-detail.copy.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { HistoryActor } from '#domain/orders/reading/list-history.server.ts';
import { Text } from '#ui/text/text.tsx';

/** Shows the time and the author of a history entry. */
export function WhenAndWho({ at, actor }: { at: Date; actor: HistoryActor }) {
  return (
    <small className="block text-xs text-ink-600">
      <time dateTime={at.toISOString()} className="tabular-nums">
        {shortDateTime(at)}
      </time>
      {' · '}
      <Text of={whoActed(actor)} />
    </small>
  );
}
