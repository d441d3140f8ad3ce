import { href, Link, useFetcher } from 'react-router';
import { orderHref, unfiltered } from '#admin/orders/orders-address.ts';
import { Button } from '#ui/button/button.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import type { Today } from './read-today.server.ts';
import { todayCopy } from './today.copy.ts';

/** Shows orders whose transfer did not come in time. They are the owner's to cancel: nothing else does. */
export function OverdueList({ overdue }: Pick<Today, 'overdue'>) {
  if (overdue.count === 0) return null;
  return (
    <section aria-labelledby="overdue" className="mb-6 scroll-mt-20">
      <h2 id="overdue" tabIndex={-1} className="mb-2.5 scroll-mt-24 text-lg leading-snug">
        <Both of={todayCopy.overdue} beside />{' '}
        <span className="figures text-md font-normal text-ink-600">{overdue.count}</span>
      </h2>
      <ul className="overflow-clip rounded-md border border-line bg-cream-50 shadow-1">
        {overdue.listed.map((order) => (
          <OverdueRow key={order.orderId} order={order} />
        ))}
      </ul>
    </section>
  );
}

function OverdueRow({ order }: { order: Today['overdue']['listed'][number] }) {
  const { orderId, orderNumber, customerName, city, dueLkr, placedOn } = order;
  const fetcher = useFetcher({ key: `today/${orderId}/cancel-overdue` });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 leading-snug not-first:border-t not-first:border-line">
      <Link
        to={orderHref(orderId, unfiltered)}
        className="flex min-h-11 min-w-0 flex-1 flex-wrap content-center items-baseline gap-x-3 gap-y-0.5 text-ink-900 no-underline hover:underline"
      >
        <strong className="font-semibold">{customerName}</strong>
        <span>{city}</span>
        <Price amountLkr={dueLkr} className="font-semibold" />
        <span className="figures text-sm text-ink-600">{orderNumber}</span>
        <span className="figures text-sm text-ink-600">{placedOn}</span>
      </Link>
      <fetcher.Form method="post" action={href('/admin/today')} preventScrollReset>
        <input type="hidden" name="orderId" value={orderId} />
        <Button
          type="submit"
          size="small"
          variant="danger"
          name="step"
          value="cancel-overdue"
          busy={fetcher.state !== 'idle'}
        >
          <Both of={todayCopy.cancelUnpaid} beside />
        </Button>
      </fetcher.Form>
    </li>
  );
}
