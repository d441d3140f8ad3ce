import { and, countDistinct, eq, gte, inArray } from 'drizzle-orm';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';

/**
 * Counts orders from the checkout since a time, cancelled ones included, to be compared with counted visits.
 */
export function countWebOrders(shop: ReadOnlyShop, since: Date): Promise<number> {
  return shop.db.$count(orders, webOrderCondition(since));
}

/** Counts the orders from the checkout since a time that contain each of these products. */
export async function countWebOrdersOfProducts(
  shop: ReadOnlyShop,
  productIds: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const found = await shop.db
    .select({ productId: orderLines.productId, orders: countDistinct(orderLines.orderId) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(webOrderCondition(since), inArray(orderLines.productId, [...productIds])))
    .groupBy(orderLines.productId);
  return new Map(found.map(({ productId, orders }) => [productId, orders]));
}

/** Leaves out orders by phone. */
function webOrderCondition(since: Date) {
  return and(eq(orders.source, 'web'), gte(orders.createdAt, since));
}
