import { whoActed } from '#admin/orders/order-detail.copy.ts';
import { whatHappened } from '#admin/orders/order-history.copy.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { HistoryRow } from '#domain/orders/reading/list-history.server.ts';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';

/** Who corrected the same order while this form was open, and what. */
export function SavedByOther({ edit }: { edit: HistoryRow }) {
  return (
    <Notice>
      <p className="wrap-anywhere">
        <Both of={whatHappened(edit)} />
      </p>
      <p className="mt-1 text-md">
        <time dateTime={edit.at.toISOString()} className="tabular-nums">
          {shortDateTime(edit.at)}
        </time>
        {' · '}
        <Both of={whoActed(edit.actor)} beside />
      </p>
    </Notice>
  );
}
