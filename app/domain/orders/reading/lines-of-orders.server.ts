import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { orderLines } from '#domain/orders/tables.server.ts';

/** The summary of an order's lines for a row of a list. */
export type ShortLine = { productName: Bilingual; quantity: number };

/** Adds the sorted lines to each order, by one query for all; `withoutReturned` leaves out returned units. */
export async function withLines<Order extends { id: string }>(
  shop: ReadOnlyShop,
  orders: readonly Order[],
  { withoutReturned = false } = {},
): Promise<(Order & { lines: ShortLine[] })[]> {
  if (orders.length === 0) return [];
  const { orderId, productName } = orderLines;
  const keptQuantity = sql`${orderLines.quantity} - ${orderLines.returned}`.mapWith(Number);
  const quantity = withoutReturned ? keptQuantity : sql`${orderLines.quantity}`.mapWith(Number);
  const ids = orders.map(({ id }) => id);
  const rows = await shop.db
    .select({ orderId, productName, quantity })
    .from(orderLines)
    .where(and(inArray(orderId, ids), gt(quantity, 0)))
    .orderBy(orderId, orderLines.position);
  const lines = Map.groupBy(rows, (row) => row.orderId);
  return orders.map((order) => ({
    ...order,
    lines: (lines.get(order.id) ?? []).map(({ orderId: _, ...line }) => line),
  }));
}
