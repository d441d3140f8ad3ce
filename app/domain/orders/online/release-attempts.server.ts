import { and, eq, isNull } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { paymentAttempts } from './tables.server.ts';

/** Ends the attempts to pay an order, so that the order cannot expire until its shopper tries again. */
export async function releaseAttempts(shop: Shop, orderId: string): Promise<void> {
  await shop.db
    .update(paymentAttempts)
    .set({ releasedAt: shop.now() })
    .where(and(eq(paymentAttempts.orderId, orderId), isNull(paymentAttempts.releasedAt)));
}
