import { asc, eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { paymentEntries } from './tables.server.ts';

type Entry = typeof paymentEntries.$inferSelect;
type OnlinePaymentSum = { paymentId: string; receivedLkr: number; leftLkr: number };

/**
 * Returns each payment of an order through the gateway, newest first: what it received, and what the order still has of it,
 * in rupees. Chargebacks count as refunded.
 */
export async function sumOnlinePayments(
  { db }: Shop,
  orderId: string,
): Promise<OnlinePaymentSum[]> {
  const entries = await db
    .select()
    .from(paymentEntries)
    .where(eq(paymentEntries.orderId, orderId))
    .orderBy(asc(paymentEntries.id));
  const online = entries.filter(({ via, reference }) => gatewaySources.includes(via) && reference);
  const byPayment = Map.groupBy(online, ({ reference }) => reference);
  const payments = [...byPayment].map(([paymentId, ofPayment]) => {
    const [receivedLkr, refundedLkr] = [sumOf(ofPayment, 'received'), sumOf(ofPayment, 'refunded')];
    const leftLkr = Math.min(receivedLkr - refundedLkr, findMaxLeft(entries, ofPayment));
    return { paymentId, receivedLkr, leftLkr };
  });
  return payments.reverse();
}

/** The sources of entries that the gateway reported. */
const gatewaySources: readonly Entry['via'][] = ['payhere', 'refund-api'];

function sumOf(entries: readonly Entry[], kind: Entry['kind']): number {
  return entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.amountLkr : 0), 0);
}

/**
 * Returns the most that can be left of a payment. A reversal by hand leaves nothing of the payments before it, except what
 * the owner has marked as paid since.
 */
function findMaxLeft(entries: readonly Entry[], ofPayment: readonly Entry[]): number {
  const reversalIndex = entries.findLastIndex(isReversedByHand);
  const isLater = ofPayment.some(({ id, kind }) => {
    return kind === 'received' && id > (entries[reversalIndex]?.id ?? 0);
  });
  if (reversalIndex < 0 || isLater) return Number.POSITIVE_INFINITY;
  const markedPaid = entries.slice(reversalIndex + 1).filter(({ via }) => via === 'owner');
  return sumOf(markedPaid, 'received');
}

function isReversedByHand({ kind, via, amountLkr }: Entry): boolean {
  return kind === 'received' && via === 'owner' && amountLkr < 0;
}

/** Returns what is left of one payment of an order, in rupees: received, and neither refunded, charged back nor reverted. */
export async function readLeftOfPayment(
  shop: Shop,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<number> {
  const sums = await sumOnlinePayments(shop, orderId);
  const { leftLkr = 0 } = sums.find((sum) => sum.paymentId === paymentId) ?? {};
  return Math.max(0, leftLkr);
}
