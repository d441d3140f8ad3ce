import { gte, sql } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { AnalyticsEventType } from './analytics-event.ts';
import { conversionRate } from './conversion-rate.ts';
import { analyticsEvents } from './tables.server.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The last seven days in figures, added up in the database, however many events there are. The only views that the shop
 * counts are those of products, so they are its page views too.
 */
export async function visitFigures(shop: OwnerShop) {
  const weekAgo = new Date(shop.now().getTime() - weekMs);
  const [counted] = await shop.db
    .select({ productViews: countOf('product_view'), addToCarts: countOf('add_to_cart') })
    .from(analyticsEvents)
    .where(gte(analyticsEvents.createdAt, weekAgo));
  if (!counted) throw new Error('The database counted nothing.');
  return { pageViews: counted.productViews, ...counted, conversionRate: conversionRate(counted) };
}

function countOf(type: AnalyticsEventType) {
  return sql`count(*) filter (where ${analyticsEvents.eventType} = ${type})`.mapWith(Number);
}
