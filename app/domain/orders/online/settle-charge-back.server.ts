import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { requiredText } from '#domain/kernel/form-text.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';

export const settleChargeBackSchema = z.object({
  text: requiredText({ max: orderFormLimits.note, lines: 'several' }),
  shownChargeBacks: z.coerce.number().int().optional().catch(-1),
});

/**
 * `shownChargeBacks`: the number of chargebacks that the form showed. Pages of an earlier release send none. A malformed
 * number becomes -1, so that the form is refused.
 */
type Settlement = z.output<typeof settleChargeBackSchema> & { orderId: string };

/** `no-charge-back`: the order has no open chargeback, or another admin has settled it already. */
type SettleChargeBackRefusal =
  | { code: 'order-not-found' }
  | { code: 'no-charge-back' }
  | { code: 'charged-back-again' };

/**
 * Closes the chargebacks of an order with the owner's note on them: clears `chargedBackAt`. Refuses if another payment was
 * charged back after the form was shown.
 */
export function settleChargeBack(
  shop: AdminShop,
  { orderId, text, shownChargeBacks }: Settlement,
): Promise<Result<undefined, SettleChargeBackRefusal>> {
  return withLockedOrder<undefined, SettleChargeBackRefusal>(shop, orderId, async (shop, order) => {
    if (!order.chargedBackAt) return refuse({ code: 'no-charge-back' });
    const chargeBacks = await countChargeBacksOf(shop, orderId);
    if ((shownChargeBacks ?? chargeBacks) !== chargeBacks)
      return refuse({ code: 'charged-back-again' });
    const set = { chargedBackAt: null };
    const details = { text };
    return okRecorded(
      await applyOrderChange(shop, order, { action: 'order-charge-back-settled', set, details }),
    );
  });
}

/** Counts all chargebacks of an order, settled ones included. */
function countChargeBacksOf({ db }: AdminShop, orderId: string): Promise<number> {
  const { subjectKind, subjectId, action, after } = auditEntries;
  const isOfOrder = and(eq(subjectKind, 'order'), eq(subjectId, orderId));
  const isChargeBack = and(
    eq(action, 'order-paid-online'),
    sql`${after} ->> 'kind' = 'charged-back'`,
  );
  return db.$count(auditEntries, and(isOfOrder, isChargeBack));
}
