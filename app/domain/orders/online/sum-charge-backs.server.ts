import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';

type RefundedOrder = { id: string; refundedLkr: number };

/**
 * Returns how much of each order's refunded money the payer's bank took back, by the id of the order. Leaves out orders
 * without any.
 */
export async function sumChargeBacks(
  { db }: Shop,
  orders: readonly RefundedOrder[],
): Promise<Map<string, number>> {
  const ids = orders.filter(({ refundedLkr }) => refundedLkr > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { orderId, kind, via, amountLkr } = paymentEntries;
  const sums = await db
    .select({ orderId, chargedBackLkr: sum(amountLkr).mapWith(Number) })
    .from(paymentEntries)
    // A refunded entry via `payhere` is a chargeback: a refund through the gateway is recorded with another `via`.
    .where(and(inArray(orderId, ids), eq(kind, 'refunded'), eq(via, 'payhere')))
    .groupBy(orderId);
  return new Map(sums.map((row) => [row.orderId, row.chargedBackLkr]));
}
