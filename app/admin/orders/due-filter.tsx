import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import type { OrderConcern } from '#domain/orders/order.ts';
import { Both } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { dueWords, ordersCopy } from './orders.copy.ts';
import { listHref, type OrdersShown } from './orders-address.ts';

/** The list shows only what waits for money or for a look at it: the way here is on the dashboard, the way back to all is this. */
export function DueFilter({ due, shown }: { due: OrderConcern; shown: OrdersShown }) {
  return (
    <p className="mb-4">
      <Link
        to={listHref({ ...shown, due: undefined, page: 1 })}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-2.5 rounded-pill border border-leaf-900 bg-leaf-900 px-3.25 py-1 text-sm leading-snug font-medium text-cream-50 no-underline [--second:currentColor]"
      >
        <span>
          <Both of={dueWords[due]} beside />
        </span>
        <X aria-hidden="true" className="size-4 shrink-0" />
        <VisuallyHidden>
          <Both of={ordersCopy.showAll} beside />
        </VisuallyHidden>
      </Link>
    </p>
  );
}
