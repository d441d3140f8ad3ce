import { Link } from 'react-router';
import { orderHref, unfiltered } from '#admin/orders/orders-address.ts';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import type { Today } from './read-today.server.ts';
import { todayCopy } from './today.copy.ts';

/** Shows orders whose payment a bank took back, until the owner says at the order what was done. */
export function ChargeBackList({ chargeBacks }: Pick<Today, 'chargeBacks'>) {
  if (chargeBacks.count === 0) return null;
  return (
    <section aria-labelledby="charge-backs" className="mb-6 scroll-mt-20">
      <h2 id="charge-backs" tabIndex={-1} className="mb-2.5 scroll-mt-24 text-lg leading-snug">
        <Both of={todayCopy.chargeBacks} beside />{' '}
        <span className="figures text-md font-normal text-ink-600">{chargeBacks.count}</span>
      </h2>
      <ul className="overflow-clip rounded-md border border-clay-700/40 bg-[#fdf0e8] shadow-1">
        {chargeBacks.listed.map(({ orderId, orderNumber, customerName, city, totalLkr }) => (
          <li
            key={orderId}
            className="px-4 py-3 leading-snug not-first:border-t not-first:border-clay-700/20"
          >
            <Link
              to={`${orderHref(orderId, unfiltered)}#charge-back`}
              className="flex min-h-11 flex-wrap content-center items-baseline gap-x-3 gap-y-0.5 text-ink-900 no-underline hover:underline"
            >
              <strong className="font-semibold">{customerName}</strong>
              <span>{city}</span>
              <Price amountLkr={totalLkr} className="font-semibold" />
              <span className="figures ms-auto text-sm text-ink-600">{orderNumber}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
