import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { paymentEntries } from './tables.server.ts';

type OnlinePaymentSum = { paymentId: string; receivedLkr: number; refundedLkr: number };

/**
 * Returns what the ledger has of each payment of an order through the gateway, in rupees, newest first. Chargebacks count as
 * refunded.
 */
export function sumOnlinePayments({ db }: Shop, orderId: string): Promise<OnlinePaymentSum[]> {
  const { via, reference: paymentId, kind, amountLkr, id } = paymentEntries;
  const sumOf = (entryKind: 'received' | 'refunded') =>
    sql`coalesce(sum(${amountLkr}) filter (where ${kind} = ${entryKind}), 0)`.mapWith(Number);
  const isOnline = inArray(via, ['payhere', 'refund-api']);
  return db
    .select({ paymentId, receivedLkr: sumOf('received'), refundedLkr: sumOf('refunded') })
    .from(paymentEntries)
    .where(and(eq(paymentEntries.orderId, orderId), isOnline, ne(paymentId, '')))
    .groupBy(paymentId)
    .orderBy(desc(sql`min(${id})`));
}

/** Returns what is left of one payment of an order, in rupees: received, and neither refunded nor charged back. */
export async function readLeftOfPayment(
  shop: Shop,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<number> {
  const sums = await sumOnlinePayments(shop, orderId);
  const { receivedLkr = 0, refundedLkr = 0 } =
    sums.find((sum) => sum.paymentId === paymentId) ?? {};
  return Math.max(0, receivedLkr - refundedLkr);
}
