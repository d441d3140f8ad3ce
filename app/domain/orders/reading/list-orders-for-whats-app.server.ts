import { getTableColumns, inArray } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { sumChargeBacks } from '#domain/orders/online/sum-charge-backs.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { withLines } from './lines-of-orders.server.ts';

export type WhatsAppOrder = Awaited<ReturnType<typeof listOrdersForWhatsApp>>[number];

/** Lists these orders, without returned units, with the data that WhatsApp texts to their customers need. */
export async function listOrdersForWhatsApp(shop: AdminShop, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { idempotencyKey: _, searchText: __, ...columns } = getTableColumns(orders);
  const found = await shop.db
    .select(columns)
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  const chargeBacks = await sumChargeBacks(shop, found);
  const rows = found.map((row) => ({ ...row, chargedBackLkr: chargeBacks.get(row.id) ?? 0 }));
  return withLines(shop, rows, { withoutReturned: true });
}
