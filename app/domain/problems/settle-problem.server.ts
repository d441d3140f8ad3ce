import { and, eq, isNull } from 'drizzle-orm';
import { okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyOrderChange } from '#domain/orders/apply-order-change.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { parcelProblems } from './tables.server.ts';

export type SettleRefusal = { code: 'order-not-found' } | { code: 'no-open-problem' };

/** Settles the problem of an order with an answer to its customer, and notifies them. */
export function settleProblem(
  shop: AdminShop,
  { orderId, answer }: { orderId: string; answer: string },
): Promise<Result<undefined, SettleRefusal>> {
  return withLockedOrder<undefined, SettleRefusal>(shop, orderId, async (shop, order) => {
    const [settled] = await shop.db
      .update(parcelProblems)
      .set({ settledAt: shop.now(), answer })
      .where(and(eq(parcelProblems.orderId, orderId), isNull(parcelProblems.settledAt)))
      .returning({ id: parcelProblems.id });
    if (!settled) return refuse({ code: 'no-open-problem' });
    const action = 'order-problem-settled';
    const entry = await applyOrderChange(shop, order, { action, details: { text: answer } });
    await announce(shop, { name: 'parcel-problem-settled', orderId, auditEntryId: `${entry}` });
    return okRecorded(entry);
  });
}
