import { and, desc, inArray, isNotNull, sql } from 'drizzle-orm';
import { lastDaysCondition } from '#domain/kernel/clock-conditions.server.ts';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import type { AnalyticsEventType } from './analytics-event.ts';
import { productActivityDays } from './product-activity.server.ts';
import { analyticsEvents } from './tables.server.ts';

const maxListed = 20;

export type ViewedProduct = { productId: string; views: number; addToCarts: number };

/** Lists the most viewed products of the last `productActivityDays` days, and how often each was added to a cart. */
export async function listViewedProducts(shop: ReadOnlyShop): Promise<ViewedProduct[]> {
  const views = countOf('product_view');
  const found = await shop.db
    .select({ productId: analyticsEvents.productId, views, addToCarts: countOf('add_to_cart') })
    .from(analyticsEvents)
    .where(
      and(
        inArray(analyticsEvents.eventType, ['product_view', 'add_to_cart']),
        lastDaysCondition(shop, analyticsEvents.createdAt, productActivityDays),
        isNotNull(analyticsEvents.productId),
      ),
    )
    .groupBy(analyticsEvents.productId)
    .orderBy(desc(views), analyticsEvents.productId)
    .limit(maxListed);
  return found.map(({ productId, ...counted }) => ({ productId: productId ?? '', ...counted }));
}

function countOf(type: AnalyticsEventType) {
  return sql`count(*) filter (where ${analyticsEvents.eventType} = ${type})`.mapWith(Number);
}
