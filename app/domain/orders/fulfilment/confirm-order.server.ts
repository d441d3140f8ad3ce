import { done, nothingChanged } from '#domain/audit/recorded-transaction.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { onLockedOrder } from '#domain/orders/lock-order.server.ts';
import { takeStep } from '#domain/orders/take-step.server.ts';

export type ConfirmRefusal = { code: 'order-not-found' };

/** Marks an order as confirmed by the customer on the phone. A second time changes nothing. */
export function confirmOrder(
  shop: OwnerShop,
  { orderId }: { orderId: string },
): Promise<Result<undefined, ConfirmRefusal>> {
  return onLockedOrder<undefined, never>(shop, orderId, async (shop, order) => {
    if (order.confirmedByPhoneAt) return done(nothingChanged);

    const set = { confirmedByPhoneAt: shop.now() };
    const details = { by: 'phone' } as const;
    return done(await takeStep(shop, order, { action: 'order-confirmed', set, details }));
  });
}
