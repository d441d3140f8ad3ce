import { and, count, inArray } from 'drizzle-orm';
import { lastDaysCondition } from '#domain/kernel/clock-conditions.server.ts';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { analyticsEvents } from './tables.server.ts';

export type ProductActivity = {
  productViews: number;
  addToCarts: number;
  addToCartRate: string;
};

/** The number of days that the figures cover, today included. */
export const productActivityDays = 7;

/**
 * Counts product views and additions to the cart of the last seven days in Colombo. The shop counts no other views, so
 * the dashboard shows product views as page views too.
 */
export async function countProductActivity(shop: ReadOnlyShop): Promise<ProductActivity> {
  const counted = await shop.db
    .select({ type: analyticsEvents.eventType, events: count() })
    .from(analyticsEvents)
    .where(
      and(
        inArray(analyticsEvents.eventType, ['product_view', 'add_to_cart']),
        lastDaysCondition(shop, analyticsEvents.createdAt, productActivityDays),
      ),
    )
    .groupBy(analyticsEvents.eventType);
  const eventsOf = (type: string) => counted.find((row) => row.type === type)?.events ?? 0;
  const [productViews, addToCarts] = [eventsOf('product_view'), eventsOf('add_to_cart')];
  return {
    productViews,
    addToCarts,
    addToCartRate: addToCartRate({ productViews, addToCarts }),
  };
}

/** Returns additions to the cart as a percentage of product views, with two decimals; '0' without views. May exceed 100. */
export function addToCartRate(counts: { productViews: number; addToCarts: number }): string {
  const { productViews, addToCarts } = counts;
  return productViews > 0 ? ((addToCarts / productViews) * 100).toFixed(2) : '0';
}
