import type { Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import type { LockedOrder } from '#domain/orders/lock-order.server.ts';
import { canBeEdited, type OrderStatus } from '#domain/orders/order.ts';

/**
 * Declines the open cancel request of a locked order that is shipped now: the shipping e-mail and the order page say that
 * it came too late. Returns the order without the request.
 */
export async function declineLateRequest(
  shop: Shop,
  order: LockedOrder,
  status: OrderStatus,
): Promise<LockedOrder> {
  const isShipping = !canBeEdited({ status }) && status !== 'cancelled';
  if (!order.cancelAskedAt || !isShipping) return order;
  await applyOrderChange(shop, order, {
    action: 'order-cancel-declined',
    set: { cancelAskedAt: null },
    details: { because: 'sent', text: '' },
  });
  return { ...order, cancelAskedAt: null };
}
