import { and, count, gte, inArray } from 'drizzle-orm';
import { startOfLastDays } from '#domain/kernel/colombo-time.ts';
import type { ReadingShop } from '#domain/kernel/shop.server.ts';
import { analyticsEvents } from './tables.server.ts';

export type VisitFigures = {
  pageViews: number;
  productViews: number;
  addToCarts: number;
  conversionRate: string;
};

/** How many days the figures of visits cover, today included. */
export const visitDays = 7;

/**
 * Sums up the last seven days of Colombo in the database, however many events there are. Product views are the only
 * views that the shop counts, so they are its page views too.
 */
export async function visitFigures(shop: ReadingShop): Promise<VisitFigures> {
  const counted = await shop.db
    .select({ type: analyticsEvents.eventType, events: count() })
    .from(analyticsEvents)
    .where(
      and(
        inArray(analyticsEvents.eventType, ['product_view', 'add_to_cart']),
        gte(analyticsEvents.createdAt, startOfLastDays(shop.now(), visitDays)),
      ),
    )
    .groupBy(analyticsEvents.eventType);
  const eventsOf = (type: string) => counted.find((one) => one.type === type)?.events ?? 0;
  const [productViews, addToCarts] = [eventsOf('product_view'), eventsOf('add_to_cart')];
  return {
    pageViews: productViews,
    productViews,
    addToCarts,
    conversionRate: conversionRate({ productViews, addToCarts }),
  };
}

/**
 * Returns the percentage of views followed by an addition to the cart, with two decimals; '0' without views.
 */
export function conversionRate(counted: { productViews: number; addToCarts: number }): string {
  const { productViews, addToCarts } = counted;
  return productViews > 0 ? ((addToCarts / productViews) * 100).toFixed(2) : '0';
}
