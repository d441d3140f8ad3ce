import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { paymentEntries } from './tables.server.ts';

/**
 * Returns what is left of one payment through the gateway, in rupees: what was received, without what was refunded or
 * charged back since.
 */
export async function readLeftOfPayment(
  { db }: Shop,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<number> {
  const { amountLkr, kind, reference, via } = paymentEntries;
  const signed = sql`case ${kind} when 'received' then ${amountLkr} else -${amountLkr} end`;
  const [found] = await db
    .select({ leftLkr: sql`coalesce(sum(${signed}), 0)`.mapWith(Number) })
    .from(paymentEntries)
    .where(
      and(
        eq(paymentEntries.orderId, orderId),
        eq(reference, paymentId),
        inArray(via, ['payhere', 'refund-api']),
      ),
    );
  return Math.max(0, found?.leftLkr ?? 0);
}
