import { href, Link } from 'react-router';
import { groupThousands } from '#domain/kernel/rupees.ts';
import type { QueueCounts } from '#domain/orders/queues/list-queues.server.ts';
import { queues } from '#domain/orders/queues/queue.ts';
import { Both } from '#ui/text/text.tsx';
import { queueTitles } from './today.copy.ts';

/** Shows the number of orders in each queue, as a link to it. */
export function QueueNumbers({ counts }: { counts: QueueCounts }) {
  return (
    <ul className="mb-6 grid grid-cols-2 gap-3 md:grid-cols-4">
      {queues.map((queue) => (
        <li key={queue}>
          <Link
            to={`${href('/admin/today')}#${queue}`}
            className="flex h-full min-h-11 flex-col gap-0.5 rounded-md border border-line bg-cream-50 px-4 py-3 leading-snug text-ink-900 no-underline shadow-1 hover:border-leaf-600"
          >
            <strong
              className={`tabular-nowrap text-2xl leading-tight font-semibold ${counts[queue] > 0 ? 'text-leaf-900' : 'text-ink-600'}`}
            >
              {groupThousands(counts[queue])}
            </strong>
            <span className="text-md font-medium [&>.second]:text-xs">
              <Both of={queueTitles[queue]} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
