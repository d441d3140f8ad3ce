import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from './tables.server.ts';

/** Reads an order's statuses and keeps others from changing them until the transaction ends. */
export async function lockOrder(shop: Shop, orderId: string) {
  const [order] = await shop.db
    .select({ id: orders.id, status: orders.status, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return order;
}
