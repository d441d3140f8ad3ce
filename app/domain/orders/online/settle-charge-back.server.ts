import { z } from 'zod';
import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { requiredText } from '#domain/kernel/form-text.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';

export const settleChargeBackSchema = z.object({
  text: requiredText({ max: orderFormLimits.note, lines: 'several' }),
});

/** `no-charge-back`: the order has no open chargeback, or another admin has settled it already. */
type SettleChargeBackRefusal = { code: 'order-not-found' } | { code: 'no-charge-back' };

/** Closes a chargeback with the owner's note on it: clears `chargedBackAt`. */
export function settleChargeBack(
  shop: AdminShop,
  { orderId, text }: { orderId: string; text: string },
): Promise<Result<undefined, SettleChargeBackRefusal>> {
  return withLockedOrder<undefined, SettleChargeBackRefusal>(shop, orderId, async (shop, order) => {
    if (!order.chargedBackAt) return refuse({ code: 'no-charge-back' });
    const set = { chargedBackAt: null };
    const details = { text };
    return okRecorded(
      await applyOrderChange(shop, order, { action: 'order-charge-back-settled', set, details }),
    );
  });
}
