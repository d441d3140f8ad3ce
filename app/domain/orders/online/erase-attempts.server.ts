import { inArray } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { gatewayRefunds } from '#domain/orders/refunds/tables.server.ts';
import { paymentAttempts, paymentNotifications } from './tables.server.ts';

/** Deletes the attempts to pay these orders online, with their notifications and refunds through the gateway. */
export async function eraseAttempts(shop: Shop, orderIds: string[]): Promise<void> {
  await shop.db.delete(gatewayRefunds).where(inArray(gatewayRefunds.orderId, orderIds));
  const references = shop.db
    .select({ reference: paymentAttempts.reference })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, orderIds));
  await shop.db
    .delete(paymentNotifications)
    .where(inArray(paymentNotifications.reference, references));
  await shop.db.delete(paymentAttempts).where(inArray(paymentAttempts.orderId, orderIds));
}
