import { and, eq, isNull } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { dueLkr, netReceivedLkr, type PaymentState } from '#domain/orders/order-money.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { canBePaidOnline } from './can-be-paid-online.ts';
import { paymentAttempts } from './tables.server.ts';

/** Ends the attempts to pay an order, so that the order cannot expire until its shopper tries again. */
export async function endPaymentAttempts(shop: Shop, orderId: string): Promise<void> {
  await shop.db
    .update(paymentAttempts)
    .set({ releasedAt: shop.now() })
    .where(and(eq(paymentAttempts.orderId, orderId), isNull(paymentAttempts.releasedAt)));
}

type OnlineOrder = PaymentState & { id: string; paymentMethod: PaymentMethod };

/**
 * Ends the attempts to pay an order whose money was reverted or refunded, so that it waits for its payment again: it would
 * expire at once, because its last attempt is long ago.
 */
export async function endPaymentAttemptsIfUnpaidAgain(
  shop: Shop,
  before: OnlineOrder,
  after: OnlineOrder,
): Promise<void> {
  if (!isUnpaidOnline(before) && isUnpaidOnline(after)) await endPaymentAttempts(shop, after.id);
}

function isUnpaidOnline(order: OnlineOrder): boolean {
  return canBePaidOnline({ ...order, dueLkr: dueLkr(order) }) && netReceivedLkr(order) === 0;
}
