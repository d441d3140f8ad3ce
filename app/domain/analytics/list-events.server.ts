import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { colomboDay, daysLater } from '#domain/kernel/colombo-time.ts';
import type { ReadingShop } from '#domain/kernel/shop.server.ts';
import type { AnalyticsEventType } from './analytics-event.ts';
import { analyticsEvents } from './tables.server.ts';

const eventsPerPage = 100;

/** Days in Colombo, written 2026-11-21, both included; malformed days bound nothing. */
export type EventsWanted = {
  type?: AnalyticsEventType | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Events older or newer than the one with this id; the newest of all without either. */
  before?: number | undefined;
  after?: number | undefined;
};
export type CountedEvent = Awaited<ReturnType<typeof selectEvents>>[number];
export type EventList = {
  events: CountedEvent[];
  /** The ids from which the neighbouring pages continue, where there are any. */
  before: number | undefined;
  after: number | undefined;
};

/**
 * Lists analytics events, newest first, a hundred at a time. Pages continue from an event and not from a page number:
 * among a million events a far page is as near as the first, and new events move nothing.
 */
export async function listEvents(shop: ReadingShop, wanted: EventsWanted = {}): Promise<EventList> {
  const { type, before, after } = wanted;
  const isWanted = and(type && eq(analyticsEvents.eventType, type), happenedBetween(wanted));
  if (after !== undefined) {
    const found = await selectEvents(shop, and(isWanted, isBeside('>', after)), asc);
    const events = found.slice(0, eventsPerPage).reverse();
    const hasNewer = found.length > eventsPerPage;
    return { events, before: events.at(-1)?.id, after: hasNewer ? events[0]?.id : undefined };
  }
  const isOlder = before === undefined ? undefined : isBeside('<', before);
  const found = await selectEvents(shop, and(isWanted, isOlder), desc);
  const events = found.slice(0, eventsPerPage);
  return {
    events,
    before: found.length > eventsPerPage ? events.at(-1)?.id : undefined,
    after: before === undefined ? undefined : events[0]?.id,
  };
}

function selectEvents(
  shop: ReadingShop,
  isWanted: SQL | undefined,
  order: typeof asc | typeof desc,
) {
  return shop.db
    .select({
      id: analyticsEvents.id,
      type: analyticsEvents.eventType,
      data: analyticsEvents.eventData,
      userId: analyticsEvents.userId,
      sessionId: analyticsEvents.sessionId,
      createdAt: analyticsEvents.createdAt,
    })
    .from(analyticsEvents)
    .where(isWanted)
    .orderBy(order(analyticsEvents.createdAt), order(analyticsEvents.id))
    .limit(eventsPerPage + 1);
}

function happenedBetween({ from = '', to = '' }: EventsWanted): SQL | undefined {
  const [first, last] = [colomboDay(from), colomboDay(to)];
  return and(
    first && gte(analyticsEvents.createdAt, first),
    last && lt(analyticsEvents.createdAt, daysLater(last, 1)),
  );
}

/** Reads the time of the other event in the database, which is more precise than JavaScript. */
function isBeside(side: '<' | '>', id: number): SQL {
  const { createdAt, id: eventId } = analyticsEvents;
  const other = sql`select e.created_at, e.id from analytics_events e where e.id = ${id}`;
  return sql`(${createdAt}, ${eventId}) ${sql.raw(side)} (${other})`;
}
