import type { Shop } from '#domain/kernel/shop.server.ts';
import type { VisitorEvent } from './event-schema.server.ts';
import { analyticsEvents } from './tables.server.ts';

/**
 * Records an analytics event. Guests stay anonymous: only the session of the page connects the events of one visit.
 */
export async function recordEvent(shop: Shop, { type, data, sessionId }: VisitorEvent) {
  await shop.db.insert(analyticsEvents).values({
    eventType: type,
    eventData: data,
    userId: shop.actor.kind === 'customer' ? shop.actor.userId : null,
    sessionId,
    createdAt: shop.now(),
  });
}
