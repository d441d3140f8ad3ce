import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { setOrderStatuses } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import type { DeclineReason } from '#domain/orders/order.ts';

export type SettleCancelRefusal = { code: 'order-not-found' } | { code: 'no-open-request' };

/**
 * Cancels an order at its customer's request. Refuses once the request was withdrawn or settled.
 */
export function acceptCancel(
  shop: AdminShop,
  { orderId }: { orderId: string },
): Promise<Result<undefined, SettleCancelRefusal>> {
  return withLockedOrder<undefined, SettleCancelRefusal>(shop, orderId, async (shop, order) => {
    if (!order.cancelAskedAt) return refuse({ code: 'no-open-request' });
    const { entry } = await setOrderStatuses(shop, order, {
      status: 'cancelled',
      reason: 'customer-asked',
    });
    return okRecorded(entry);
  });
}

type DeclineInput = { orderId: string; reason: DeclineReason; words: string };

/** Declines a customer's request to cancel an order, for a reason that they read. */
export function declineCancel(
  shop: AdminShop,
  { orderId, reason, words }: DeclineInput,
): Promise<Result<undefined, SettleCancelRefusal>> {
  return withLockedOrder<undefined, SettleCancelRefusal>(shop, orderId, async (shop, order) => {
    if (!order.cancelAskedAt) return refuse({ code: 'no-open-request' });
    const entry = await applyOrderChange(shop, order, {
      action: 'order-cancel-declined',
      set: { cancelAskedAt: null },
      details: { because: reason, text: words },
    });
    await announce(shop, { name: 'cancel-declined', orderId, auditEntryId: `${entry}` });
    return okRecorded(entry);
  });
}
