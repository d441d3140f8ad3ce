import type { Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import type { LockedOrder } from '#domain/orders/lock-order.server.ts';
import { canBeEdited, type OrderStatus } from '#domain/orders/order.ts';

/**
 * Closes the request to cancel of a locked order whose parcel leaves: the shipping e-mail and the page of the order say
 * that it came too late. Returns the order without it.
 */
export async function overtakeRequest(
  shop: Shop,
  order: LockedOrder,
  status: OrderStatus,
): Promise<LockedOrder> {
  const isLeaving = !canBeEdited({ status }) && status !== 'cancelled';
  if (!order.cancelAskedAt || !isLeaving) return order;
  await applyOrderChange(shop, order, {
    action: 'order-cancel-declined',
    set: { cancelAskedAt: null },
    details: { because: 'sent', text: '' },
  });
  return { ...order, cancelAskedAt: null };
}
