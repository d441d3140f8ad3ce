import { nothingChanged, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { canBeEdited } from '#domain/orders/order.ts';

export type PackRefusal = { code: 'order-not-found' } | { code: 'not-waiting' };

/** Marks the parcel of an order as packed, or as not packed after all. Refuses an order that is shipped or cancelled already. */
export function packOrder(
  shop: OwnerShop,
  { orderId, isPacked }: { orderId: string; isPacked: boolean },
): Promise<Result<undefined, PackRefusal>> {
  return withLockedOrder<undefined, PackRefusal>(shop, orderId, async (shop, order) => {
    if (!canBeEdited(order)) return refuse({ code: 'not-waiting' });
    if (isPacked === (order.packedAt !== null)) return okRecorded(nothingChanged);

    const set = { packedAt: isPacked ? shop.now() : null };
    const details = { isPacked };
    return okRecorded(
      await applyOrderChange(shop, order, { action: 'order-packed', set, details }),
    );
  });
}
