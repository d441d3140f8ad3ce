import { getTableColumns, inArray } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { withLines } from './lines-of-orders.server.ts';

export type OrderToTell = Awaited<ReturnType<typeof listOrdersToTell>>[number];

/** Lists these orders with the data that a text to their customers needs. */
export async function listOrdersToTell(shop: OwnerShop, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { idempotencyKey: _, searchText: __, ...columns } = getTableColumns(orders);
  const found = await shop.db
    .select(columns)
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return withLines(shop, found);
}
