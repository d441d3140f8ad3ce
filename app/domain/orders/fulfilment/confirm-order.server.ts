import { nothingChanged, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';

export type ConfirmRefusal = { code: 'order-not-found' };

/** Marks an order as confirmed by the customer on the phone. Idempotent. */
export function confirmOrder(
  shop: OwnerShop,
  { orderId }: { orderId: string },
): Promise<Result<undefined, ConfirmRefusal>> {
  return withLockedOrder<undefined, never>(shop, orderId, async (shop, order) => {
    if (order.confirmedByPhoneAt) return okRecorded(nothingChanged);

    const set = { confirmedByPhoneAt: shop.now() };
    const details = { by: 'phone' } as const;
    return okRecorded(
      await applyOrderChange(shop, order, { action: 'order-confirmed', set, details }),
    );
  });
}
