import type { Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import type { LockedOrder } from '#domain/orders/lock-order.server.ts';

/**
 * Withdraws a locked order's open cancel request, if any, and records the customer as the actor. Returns the order
 * without the request.
 */
export async function withdrawOpenRequest(shop: Shop, order: LockedOrder): Promise<LockedOrder> {
  if (!order.cancelAskedAt) return order;
  await applyOrderChange(shop, order, {
    action: 'order-cancel-withdrawn',
    set: { cancelAskedAt: null },
    details: { by: 'customer' },
  });
  return { ...order, cancelAskedAt: null };
}
