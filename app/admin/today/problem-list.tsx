import { Link } from 'react-router';
import { orderHref, unfiltered } from '#admin/orders/orders-address.ts';
import { problemKindLabels } from '#domain/orders/order.copy.ts';
import { Both, Text } from '#ui/text/text.tsx';
import type { Today } from './read-today.server.ts';
import { todayCopy } from './today.copy.ts';

/** Shows first what customers told of their parcels and nobody answered yet. */
export function ProblemList({ problems }: Pick<Today, 'problems'>) {
  if (problems.count === 0) return null;
  return (
    <section aria-labelledby="problems" className="mb-6 scroll-mt-20">
      <h2 id="problems" tabIndex={-1} className="mb-2.5 scroll-mt-24 text-lg leading-snug">
        <Both of={todayCopy.problems} beside />{' '}
        <span className="figures text-md font-normal text-ink-600">{problems.count}</span>
      </h2>
      <ul className="overflow-clip rounded-md border border-clay-700/40 bg-[#fdf0e8] shadow-1">
        {problems.listed.map(({ orderId, orderNumber, customerName, city, kind }) => (
          <li key={orderId} className="not-first:border-t not-first:border-clay-700/20">
            <Link
              to={`${orderHref(orderId, unfiltered)}#problem`}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-3 leading-snug text-ink-900 no-underline hover:underline"
            >
              <strong className="font-semibold">{customerName}</strong>
              <span>{city}</span>
              <span className="text-clay-700">
                <Text of={problemKindLabels[kind]} />
              </span>
              <span className="figures ms-auto text-sm text-ink-600">{orderNumber}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
