import { and, desc, eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { onlineStateOf, receivedCode } from '#domain/payments/payhere/gateway.ts';
import { payHereAmount } from '#domain/payments/payhere/signature.server.ts';
import { paymentAttempts, paymentNotifications } from './tables.server.ts';

/** Finds the newest attempt to pay an order online, with the state of its payment. */
export async function findLastAttempt(shop: Shop, orderId: string) {
  const [attempt] = await shop.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.openedAt), desc(paymentAttempts.reference))
    .limit(1);
  if (!attempt) return undefined;
  const notifications = await shop.db
    .select({ code: paymentNotifications.code })
    .from(paymentNotifications)
    .where(eq(paymentNotifications.reference, attempt.reference));
  const state = onlineStateOf(new Set(notifications.map(({ code }) => code)));
  return { ...attempt, state, isNotified: notifications.length > 0 };
}

export type LastAttempt = NonNullable<Awaited<ReturnType<typeof findLastAttempt>>>;

/** Finds a payment that was received, for the stand-in of demo mode. */
export async function findReceivedPayment({ db }: Shop, paymentId: string) {
  const { reference, amountLkr, code } = paymentNotifications;
  const [paid] = await db
    .select({ reference, amountLkr })
    .from(paymentNotifications)
    .where(and(eq(paymentNotifications.paymentId, paymentId), eq(code, receivedCode)));
  return paid && { reference: paid.reference, amount: payHereAmount(paid.amountLkr) };
}
