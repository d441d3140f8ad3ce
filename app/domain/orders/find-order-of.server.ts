import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { findOrder, type Order } from './find-order.server.ts';
import { orders } from './tables.server.ts';

/** An order of this account. Unknown, malformed and other people's ids alike find nothing. */
export async function findOrderOf(
  shop: Shop,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Order | undefined> {
  if (!z.uuid().safeParse(orderId).success) return undefined;
  const [own] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  return own && findOrder(shop, own.id);
}
