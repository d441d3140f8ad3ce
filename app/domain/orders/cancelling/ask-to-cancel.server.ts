import { announce } from '#domain/kernel/announce.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { lockOrder } from '#domain/orders/lock-order.server.ts';
import { readCancelRequestState } from './read-cancel-requests.server.ts';

/**
 * Requests the cancellation of an order, and notifies the owner. Anyone who knows the private id of the order may do
 * so, until the parcel is shipped. Idempotent while a request is open. Refuses after a decline and after three requests.
 */
export function askToCancel(
  shop: Shop,
  { orderId, words }: { orderId: string; words: string },
): Promise<Result<undefined, { code: 'not-cancellable' }>> {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (order?.cancelAskedAt) return ok();
    const canAsk = order && (await readCancelRequestState(shop, order)).canAsk;
    if (!canAsk) return refuse({ code: 'not-cancellable' });
    const entry = await applyOrderChange(shop, order, {
      action: 'order-cancel-asked',
      set: { cancelAskedAt: shop.now() },
      details: { text: words },
    });
    await announce(shop, { name: 'cancel-asked', orderId, auditEntryId: `${entry}` });
    return ok();
  });
}
