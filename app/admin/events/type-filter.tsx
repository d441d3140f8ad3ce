import { Link } from 'react-router';
import { analyticsEventTypes } from '#domain/analytics/analytics-event.ts';
import { useSay } from '#ui/language.tsx';
import { Text } from '#ui/text.tsx';
import { eventsCopy, eventTypeWords } from './events.copy.ts';
import { type EventsShown, eventsHref } from './events-address.ts';

/** All events, or those of one type, from the newest on. */
export function TypeFilter({ shown }: { shown: EventsShown }) {
  const say = useSay();
  return (
    <nav aria-label={say(eventsCopy.which)} className="flex flex-wrap gap-1.5">
      {([undefined, ...analyticsEventTypes] as const).map((type) => (
        <Link
          key={type ?? 'all'}
          to={eventsHref({ ...shown, type, before: undefined, after: undefined })}
          preventScrollReset
          aria-current={type === shown.type ? 'true' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center rounded-pill border border-cream-300 px-3.25 text-sm font-medium text-ink-900 no-underline transition-colors hover:bg-cream-200/60 aria-[current]:border-leaf-900 aria-[current]:bg-leaf-900 aria-[current]:text-cream-50 forced-colors:aria-[current]:outline-2"
        >
          <Text of={type ? eventTypeWords[type] : eventsCopy.all} />
        </Link>
      ))}
    </nav>
  );
}
