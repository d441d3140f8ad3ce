import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { lockOrder } from '#domain/orders/lock-order.server.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { withdrawOpenRequest } from './withdraw-open-request.server.ts';

/** Withdraws a request to cancel. Refuses once the order was cancelled or shipped. Idempotent. */
export function withdrawCancel(
  shop: Shop,
  { orderId }: { orderId: string },
): Promise<Result<undefined, { code: 'order-moved-on' }>> {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order || !canBeEdited(order)) return refuse({ code: 'order-moved-on' });
    await withdrawOpenRequest(shop, order);
    return ok();
  });
}
