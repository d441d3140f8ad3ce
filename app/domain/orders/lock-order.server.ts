import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from './tables.server.ts';

/**
 * Reads what decides whether an order may be changed, and keeps others from changing it until the transaction ends.
 * Unknown and malformed ids alike find nothing.
 */
export async function lockOrder(shop: Shop, orderId: string) {
  if (!z.uuid().safeParse(orderId).success) return undefined;
  const [order] = await shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      totalLkr: orders.totalLkr,
      refundedLkr: orders.refundedLkr,
      courier: orders.courier,
      trackingNumber: orders.trackingNumber,
      confirmedByPhoneAt: orders.confirmedByPhoneAt,
      version: orders.version,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return order;
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
