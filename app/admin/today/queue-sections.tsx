import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import Printer from 'lucide-react/icons/printer';
import Truck from 'lucide-react/icons/truck';
import { shipHref, unfilteredListState } from '#admin/orders/orders-urls.ts';
import { HeadingCount } from '#admin/page/heading-count.tsx';
import { printHref } from '#admin/print/print-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { QueueRow } from './queue-row.tsx';
import type { TodayQueue } from './read-today.server.ts';
import { keyCopy, oldestOf, queueTitles, todayCopy } from './today.copy.ts';
import { useListKeys } from './use-list-keys.ts';

/** Shows the queues one under the other, with keyboard shortcuts for their rows. */
export function QueueSections({ queues }: { queues: TodayQueue[] }) {
  const { list, isHelpOpen, toggleHelp } = useListKeys();
  const nonEmpty = queues.filter(({ count }) => count > 0);
  if (nonEmpty.length === 0) {
    return (
      <EmptyState of={todayCopy.nothing} icon={<CircleCheck className="size-14 stroke-1" />} />
    );
  }
  return (
    <>
      <KeyHelp isOpen={isHelpOpen} onToggle={toggleHelp} />
      <div ref={list} className="grid gap-6">
        {nonEmpty.map((queue) => (
          <QueueSection key={queue.queue} {...queue} />
        ))}
      </div>
    </>
  );
}

type KeyHelpProps = { isOpen: boolean; onToggle: () => void };

/** Explains the shortcuts of the list, on large screens only. */
function KeyHelp({ isOpen, onToggle }: KeyHelpProps) {
  if (!useHasScript()) return null;
  return (
    <div className="mb-4 hidden lg:block">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-cream-300 px-3.25 text-sm font-medium hover:bg-cream-200/60"
      >
        <Info aria-hidden="true" className="size-4" />
        <Both of={todayCopy.keys} inline />
      </button>
      {isOpen && (
        <div className="mt-3 rounded-md border border-line bg-cream-50 px-4 py-3 text-md">
          <p className="mb-2 text-ink-600">
            <Text of={todayCopy.keysHint} />
          </p>
          <dl className="flex flex-wrap gap-x-6 gap-y-2">
            {keyCopy.map(([key, label]) => (
              <div key={key} className="flex items-center gap-2">
                <dt>
                  <kbd className="rounded-sm border border-cream-300 bg-cream-100 px-2 py-0.5 text-sm">
                    {key}
                  </kbd>
                </dt>
                <dd>
                  <Text of={label} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

function QueueSection({ queue, count, orders }: TodayQueue) {
  return (
    <section aria-labelledby={queue} className="scroll-mt-20">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={queue} tabIndex={-1} className="scroll-mt-24 text-lg leading-snug">
          <Both of={queueTitles[queue]} inline mark={<HeadingCount count={count} />} />
        </h2>
        <QueueAction queue={queue} orderIds={orders.map(({ id }) => id)} />
      </div>
      <ul className="overflow-clip rounded-md border border-line bg-cream-50 shadow-1">
        {orders.map((order) => (
          <QueueRow key={order.id} order={order} queue={queue} />
        ))}
      </ul>
      {count > orders.length && (
        <p className="mt-2 text-md text-ink-600">
          <Text of={oldestOf(orders.length, count)} />
        </p>
      )}
    </section>
  );
}

/** Offers the one action for the listed orders of a queue: printing packing slips, or shipping. */
function QueueAction({ queue, orderIds }: { queue: TodayQueue['queue']; orderIds: string[] }) {
  if (queue === 'pack') {
    return (
      <ButtonLink
        to={printHref({ kind: 'packing-slip', orderIds, listState: unfilteredListState })}
        variant="outline"
        size="small"
        icon={<Printer aria-hidden="true" />}
      >
        <Both of={todayCopy.printAll} inline />
      </ButtonLink>
    );
  }
  if (queue !== 'ship') return null;
  return (
    <ButtonLink
      to={shipHref({ orderIds, listState: unfilteredListState })}
      variant="outline"
      size="small"
      icon={<Truck aria-hidden="true" />}
    >
      <Both of={todayCopy.shipAll} inline />
    </ButtonLink>
  );
}
