import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { lockOrder } from '#domain/orders/lock-order.server.ts';
import { canBeEdited } from '#domain/orders/order.ts';

/** Withdraws a request to cancel. Refuses once the order was cancelled or shipped. Idempotent. */
export function withdrawCancel(
  shop: Shop,
  { orderId }: { orderId: string },
): Promise<Result<undefined, { code: 'order-moved-on' }>> {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order || !canBeEdited(order)) return refuse({ code: 'order-moved-on' });
    if (!order.cancelAskedAt) return ok();
    await applyOrderChange(shop, order, {
      action: 'order-cancel-withdrawn',
      set: { cancelAskedAt: null },
      details: { by: 'customer' },
    });
    return ok();
  });
}
