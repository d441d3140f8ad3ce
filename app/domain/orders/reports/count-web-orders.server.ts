import { and, countDistinct, eq, inArray } from 'drizzle-orm';
import { lastDaysCondition } from '#domain/kernel/clock-conditions.server.ts';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';

/**
 * Counts orders from the checkout in the last days, cancelled ones included, to be compared with counted visits.
 */
export function countWebOrders(shop: ReadOnlyShop, days: number): Promise<number> {
  return shop.db.$count(orders, webOrderCondition(shop, days));
}

/** Counts the orders from the checkout in the last days that contain each of these products. */
export async function countWebOrdersOfProducts(
  shop: ReadOnlyShop,
  productIds: readonly string[],
  days: number,
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const found = await shop.db
    .select({ productId: orderLines.productId, orders: countDistinct(orderLines.orderId) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(webOrderCondition(shop, days), inArray(orderLines.productId, [...productIds])))
    .groupBy(orderLines.productId);
  return new Map(found.map(({ productId, orders }) => [productId, orders]));
}

/** Returns the SQL condition for orders from the checkout, without orders by phone, in the last days. */
function webOrderCondition(shop: ReadOnlyShop, days: number) {
  return and(eq(orders.source, 'web'), lastDaysCondition(shop, orders.createdAt, days));
}
