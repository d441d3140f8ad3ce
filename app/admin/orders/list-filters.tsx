import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { orderStatusLabels } from '#domain/orders/order.copy.ts';
import { type OrderConcern, orderStatuses } from '#domain/orders/order.ts';
import type { OrderList } from '#domain/orders/reading/list-orders.server.ts';
import { useSay } from '#ui/language.tsx';
import { Both, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { dueLabels, ordersCopy } from './orders.copy.ts';
import { listHref, type OrdersShown } from './orders-address.ts';

type StatusFilterProps = { counts: OrderList['counts']; shown: OrdersShown };

/** Filters by status, with how many orders of each the search finds. */
export function StatusFilter({ counts, shown }: StatusFilterProps) {
  const say = useSay();
  return (
    <nav
      aria-label={say(ordersCopy.status)}
      className="-m-1 flex max-w-[calc(100%+8px)] gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      {([undefined, ...orderStatuses] as const).map((status) => (
        <Link
          key={status ?? 'all'}
          to={listHref({ ...shown, status, page: 1 })}
          preventScrollReset
          aria-current={status === shown.status ? 'true' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-pill border border-cream-300 px-3.25 text-sm font-medium text-ink-900 no-underline transition-colors hover:bg-cream-200/60 aria-[current]:border-leaf-900 aria-[current]:bg-leaf-900 aria-[current]:text-cream-50 forced-colors:aria-[current]:outline-2"
        >
          <Text of={status ? orderStatusLabels[status] : ordersCopy.all} />
          <span className="figures opacity-80">{counts[status ?? 'all']}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Says that the list is narrowed to what is due, as links of the dashboard do, and links back to all. */
export function DueFilter({ due, shown }: { due: OrderConcern; shown: OrdersShown }) {
  return (
    <p className="mb-4">
      <Link
        to={listHref({ ...shown, due: undefined, page: 1 })}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-2.5 rounded-pill border border-leaf-900 bg-leaf-900 px-3.25 py-1 text-sm leading-snug font-medium text-cream-50 no-underline [--second:currentColor]"
      >
        <span>
          <Both of={dueLabels[due]} beside />
        </span>
        <X aria-hidden="true" className="size-4 shrink-0" />
        <VisuallyHidden>
          <Both of={ordersCopy.showAll} beside />
        </VisuallyHidden>
      </Link>
    </p>
  );
}
