import { and, desc, eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { onlineStateOf } from '#domain/payments/payhere/gateway.ts';
import { payHereAmount } from '#domain/payments/payhere/signature.server.ts';
import { paymentAttempts, paymentNotices } from './tables.server.ts';

/** Reads the newest attempt to pay an order online, and its state at the gateway. */
export async function readLastAttempt(shop: Shop, orderId: string) {
  const [attempt] = await shop.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.openedAt), desc(paymentAttempts.reference))
    .limit(1);
  if (!attempt) return undefined;
  const notices = await shop.db
    .select({ code: paymentNotices.code })
    .from(paymentNotices)
    .where(eq(paymentNotices.reference, attempt.reference));
  const state = onlineStateOf(new Set(notices.map(({ code }) => code)));
  return { ...attempt, state, hasNoNotice: notices.length === 0 };
}

export type LastAttempt = NonNullable<Awaited<ReturnType<typeof readLastAttempt>>>;

/** Finds a payment that was received, for the stand-in of a demonstration. */
export async function recallPayment({ db }: Shop, paymentId: string) {
  const { reference, amountLkr, code } = paymentNotices;
  const [paid] = await db
    .select({ reference, amountLkr })
    .from(paymentNotices)
    .where(and(eq(paymentNotices.paymentId, paymentId), eq(code, 2)));
  return paid && { reference: paid.reference, amount: payHereAmount(paid.amountLkr) };
}
