import { and, asc, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { colomboDay, daysLater } from '#domain/kernel/colombo-time.ts';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import type { AnalyticsEventType } from './analytics-event.ts';
import { analyticsEvents } from './tables.server.ts';

const eventsPerPage = 100;

export type EventFilters = {
  type?: AnalyticsEventType | undefined;
  /** Days in Colombo, written 2026-11-21, both included; malformed days are ignored. */
  from?: string | undefined;
  to?: string | undefined;
  /** The id of the event before or after which the page lists events; without either, it lists the newest events. */
  before?: number | undefined;
  after?: number | undefined;
};
export type ListedEvent = Awaited<ReturnType<typeof selectEvents>>[number];
export type EventList = {
  events: ListedEvent[];
  /** The ids from which the older and the newer page continue; undefined if there is none. */
  before: number | undefined;
  after: number | undefined;
};

/**
 * Lists analytics events, newest first, a hundred at a time. Pages continue from an event, not from a page number:
 * among a million events a late page costs as little as the first, and new events do not shift the pages.
 */
export async function listEvents(
  shop: ReadOnlyShop,
  filters: EventFilters = {},
): Promise<EventList> {
  const { type, before, after } = filters;
  const where = and(type && eq(analyticsEvents.eventType, type), dayRangeCondition(filters));
  if (after !== undefined) {
    const newerCondition = await cursorCondition(shop, '>', after);
    const found = await selectEvents(shop, and(where, newerCondition), asc);
    const events = found.slice(0, eventsPerPage).reverse();
    const hasNewer = found.length > eventsPerPage;
    return { events, before: events.at(-1)?.id, after: hasNewer ? events[0]?.id : undefined };
  }
  const olderCondition =
    before === undefined ? undefined : await cursorCondition(shop, '<', before);
  const found = await selectEvents(shop, and(where, olderCondition), desc);
  const events = found.slice(0, eventsPerPage);
  return {
    events,
    before: found.length > eventsPerPage ? events.at(-1)?.id : undefined,
    after: before === undefined ? undefined : events[0]?.id,
  };
}

function selectEvents(shop: ReadOnlyShop, where: SQL | undefined, order: typeof asc | typeof desc) {
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
    .where(where)
    .orderBy(order(analyticsEvents.createdAt), order(analyticsEvents.id))
    .limit(eventsPerPage + 1);
}

function dayRangeCondition({ from = '', to = '' }: EventFilters): SQL | undefined {
  const [first, last] = [colomboDay(from), colomboDay(to)];
  return and(
    first && gte(analyticsEvents.createdAt, first),
    last && lt(analyticsEvents.createdAt, daysLater(last, 1)),
  );
}

/**
 * Matches events newer or older than one event, whose time is read in SQL: a Date has milliseconds only. Continues from the
 * nearest event on its other side once that event was deleted; matches all events if there is none.
 */
async function cursorCondition(
  shop: ReadOnlyShop,
  side: '<' | '>',
  cursor: number,
): Promise<SQL | undefined> {
  const { createdAt, id } = analyticsEvents;
  const [nearest] = await shop.db
    .select({ id })
    .from(analyticsEvents)
    .where(side === '<' ? gte(id, cursor) : lte(id, cursor))
    .orderBy(side === '<' ? asc(id) : desc(id))
    .limit(1);
  if (!nearest) return undefined;
  const other = sql`select e.created_at, e.id from analytics_events e where e.id = ${nearest.id}`;
  return sql`(${createdAt}, ${id}) ${sql.raw(side)} (${other})`;
}
