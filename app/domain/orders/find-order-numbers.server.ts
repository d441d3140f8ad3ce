import { inArray } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { orders } from './tables.server.ts';

/** What these orders are called, by their ids. */
export async function findOrderNumbers(
  shop: OwnerShop,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const found = await shop.db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(found.map(({ id, orderNumber }) => [id, orderNumber]));
}
