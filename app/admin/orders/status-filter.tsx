import { Link } from 'react-router';
import { orderStatusWords } from '#domain/orders/order.copy.ts';
import { orderStatuses } from '#domain/orders/order.ts';
import type { OrderList } from '#domain/orders/reading/list-orders.server.ts';
import { useSay } from '#ui/language.tsx';
import { Text } from '#ui/text.tsx';
import { ordersCopy } from './orders.copy.ts';
import { listHref, type OrdersShown } from './orders-address.ts';

type StatusFilterProps = { counts: OrderList['counts']; shown: OrdersShown };

/** All orders, or those of one status, each with how many the search finds. */
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
          <Text of={status ? orderStatusWords[status] : ordersCopy.all} />
          <span className="figures opacity-80">{counts[status ?? 'all']}</span>
        </Link>
      ))}
    </nav>
  );
}
