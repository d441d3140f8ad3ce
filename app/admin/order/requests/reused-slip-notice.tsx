import { Link } from 'react-router';
import { orderHref, unfilteredListState } from '#admin/orders/orders-urls.ts';
import type { ReusedSlip } from '#domain/slips/list-reused-slips.server.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both } from '#ui/text/text.tsx';
import { reusedSlipWarning } from './bank-slips.copy.ts';

/** Warns of a waiting slip whose file was sent for another order too, before one transfer pays for two orders. */
export function ReusedSlipNotice({ reused }: { reused: ReusedSlip | undefined }) {
  if (!reused) return null;
  const { orderId, orderNumber, state } = reused;
  return (
    <Notice tone="danger">
      <p>
        <Both of={reusedSlipWarning(state)} />
      </p>
      <Link
        to={`${orderHref(orderId, unfilteredListState)}#slip`}
        className="tabular-nowrap inline-flex min-h-11 items-center font-semibold"
      >
        {orderNumber}
      </Link>
    </Notice>
  );
}
