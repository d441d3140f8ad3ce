import { nothingChanged, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import type { CancelReason } from '#domain/orders/order.ts';
import { setOrderStatuses } from './change-order-status.server.ts';

/** Cancels an order, and records the reason in its history. Idempotent. */
export function cancelOrder(
  shop: OwnerShop,
  { orderId, reason }: { orderId: string; reason: CancelReason },
): Promise<Result<undefined, { code: 'order-not-found' }>> {
  return withLockedOrder<undefined, never>(shop, orderId, async (shop, order) => {
    if (order.status === 'cancelled') return okRecorded(nothingChanged);
    const { entry } = await setOrderStatuses(shop, order, { status: 'cancelled', reason });
    return okRecorded(entry);
  });
}
