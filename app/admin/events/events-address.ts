import { href } from 'react-router';
import { type AnalyticsEventType, analyticsEventTypes } from '#domain/analytics/analytics-event.ts';
import { colomboDay } from '#domain/kernel/colombo-time.ts';
import { writtenQuery } from '#domain/kernel/written-query.ts';

/** What the address says about the list: everything that is not understood is left out. Days are days in Colombo. */
export type EventsShown = {
  type: AnalyticsEventType | undefined;
  from: string;
  to: string;
  /** The event from which the page goes on, to older ones or to newer ones. */
  before: number | undefined;
  after: number | undefined;
};

/** The list as it opens. */
export const everyEvent: EventsShown = {
  type: undefined,
  from: '',
  to: '',
  before: undefined,
  after: undefined,
};

export function eventsShown(searchParams: URLSearchParams): EventsShown {
  return {
    type: analyticsEventTypes.find((type) => type === searchParams.get('type')),
    from: dayIn(searchParams.get('from')),
    to: dayIn(searchParams.get('to')),
    before: eventIn(searchParams.get('before')),
    after: eventIn(searchParams.get('after')),
  };
}

function dayIn(written: string | null): string {
  return written && colomboDay(written) ? written : '';
}

function eventIn(written: string | null): number | undefined {
  const id = Number(written);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export function eventsHref(shown: EventsShown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(shown)) if (value) query.set(name, `${value}`);
  return href('/admin/events') + writtenQuery(query);
}
