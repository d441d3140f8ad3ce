import CircleCheck from 'lucide-react/icons/circle-check';
import Printer from 'lucide-react/icons/printer';
import Truck from 'lucide-react/icons/truck';
import { shipHref, unfiltered } from '#admin/orders/orders-address.ts';
import { printHref } from '#admin/papers/papers-address.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { KeyHelp } from './key-help.tsx';
import { QueueRow } from './queue-row.tsx';
import type { TodayQueue } from './read-today.server.ts';
import { olderOnes, queueTitles, todayCopy } from './today.copy.ts';
import { useListKeys } from './use-list-keys.ts';

/** Shows the queues one under the other; on a desk they are worked through by keys. */
export function QueueSections({ queues }: { queues: TodayQueue[] }) {
  const { list, isHelpOpen, toggleHelp } = useListKeys();
  const filled = queues.filter(({ count }) => count > 0);
  if (filled.length === 0) {
    return (
      <EmptyState of={todayCopy.nothing} icon={<CircleCheck className="size-14 stroke-1" />} />
    );
  }
  return (
    <>
      <KeyHelp isOpen={isHelpOpen} onToggle={toggleHelp} />
      <div ref={list} className="grid gap-6">
        {filled.map((queue) => (
          <QueueSection key={queue.queue} {...queue} />
        ))}
      </div>
    </>
  );
}

function QueueSection({ queue, count, orders }: TodayQueue) {
  return (
    <section aria-labelledby={queue} className="scroll-mt-20">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={queue} tabIndex={-1} className="scroll-mt-24 text-lg leading-snug">
          <Both of={queueTitles[queue]} beside />{' '}
          <span className="figures text-md font-normal text-ink-600">{count}</span>
        </h2>
        <ForAll queue={queue} orderIds={orders.map(({ id }) => id)} />
      </div>
      <ul className="overflow-clip rounded-md border border-line bg-cream-50 shadow-1">
        {orders.map((order) => (
          <QueueRow key={order.id} order={order} queue={queue} />
        ))}
      </ul>
      {count > orders.length && (
        <p className="mt-2 text-md text-ink-600">
          <Text of={olderOnes(orders.length, count)} />
        </p>
      )}
    </section>
  );
}

/** What is done with all orders of a queue at once: their slips, or their courier. */
function ForAll({ queue, orderIds }: { queue: TodayQueue['queue']; orderIds: string[] }) {
  const shown = unfiltered;
  if (queue === 'pack') {
    return (
      <ButtonLink
        to={printHref({ kind: 'slip', orderIds, shown })}
        variant="outline"
        size="small"
        icon={<Printer aria-hidden="true" />}
      >
        <Both of={todayCopy.printAll} beside />
      </ButtonLink>
    );
  }
  if (queue !== 'ship') return null;
  return (
    <ButtonLink
      to={shipHref({ orderIds, shown })}
      variant="outline"
      size="small"
      icon={<Truck aria-hidden="true" />}
    >
      <Both of={todayCopy.shipAll} beside />
    </ButtonLink>
  );
}
