import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { AnalyticsEventType } from './analytics-event.ts';
import { analyticsEvents } from './tables.server.ts';

const usualLimit = 100;

type EventsWanted = { type?: AnalyticsEventType; from?: Date; until?: Date; limit?: number };

/** What was counted, newest first: of one type, or from a moment on until before another, or all of it. */
export function listEvents(
  shop: OwnerShop,
  { type, from, until, limit = usualLimit }: EventsWanted = {},
) {
  const isWanted = and(
    type && eq(analyticsEvents.eventType, type),
    from && gte(analyticsEvents.createdAt, from),
    until && lt(analyticsEvents.createdAt, until),
  );
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
    .orderBy(desc(analyticsEvents.createdAt), desc(analyticsEvents.id))
    .limit(limit);
}
