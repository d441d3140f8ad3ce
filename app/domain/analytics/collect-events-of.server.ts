import { asc, eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { analyticsEvents } from './tables.server.ts';

/** Returns what was counted while an account was signed in, for the customer's copy of their data. */
export function collectEventsOf(shop: Shop, userId: string) {
  const { eventType, eventData, createdAt } = analyticsEvents;
  return shop.db
    .select({ what: eventType, details: eventData, at: createdAt })
    .from(analyticsEvents)
    .where(eq(analyticsEvents.userId, userId))
    .orderBy(asc(analyticsEvents.id));
}
