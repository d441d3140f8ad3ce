import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from './tables.server.ts';

/**
 * Reads an order's statuses and keeps others from changing them until the transaction ends.
 * Unknown and malformed ids alike find nothing.
 */
export async function lockOrder(shop: Shop, orderId: string) {
  if (!z.uuid().safeParse(orderId).success) return undefined;
  const [order] = await shop.db
    .select({ id: orders.id, status: orders.status, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return order;
}
