import { and, desc, eq, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type OnlineState, onlineStateOf, receivedCode } from '#domain/payments/payhere/gateway.ts';
import { payHereAmount } from '#domain/payments/payhere/signature.server.ts';
import { paymentAttempts, paymentNotifications } from './tables.server.ts';

/** Sorts the attempts to pay one order, newest first, by the number in their reference: their times may be wrong. */
export const newestAttemptFirst = [
  desc(sql`length(${paymentAttempts.reference})`),
  desc(paymentAttempts.reference),
];

/** Finds the newest attempt to pay an order online, with the state of its payment. */
export async function findLastAttempt(shop: Shop, orderId: string) {
  const [attempt] = await shop.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(...newestAttemptFirst)
    .limit(1);
  if (!attempt) return undefined;
  const notifications = await shop.db
    .select({ paymentId: paymentNotifications.paymentId, code: paymentNotifications.code })
    .from(paymentNotifications)
    .where(eq(paymentNotifications.reference, attempt.reference))
    .orderBy(desc(paymentNotifications.at));
  return { ...attempt, state: attemptState(notifications), isNotified: notifications.length > 0 };
}

type Notification = Pick<typeof paymentNotifications.$inferSelect, 'paymentId' | 'code'>;

/** Returns the state of an attempt, newest notification first: after a failed payment its page takes another one. */
function attemptState(notifications: readonly Notification[]): OnlineState {
  const stateOf = (some: readonly Notification[]) =>
    onlineStateOf(new Set(some.map(({ code }) => code)));
  const state = stateOf(notifications);
  const newestId = notifications[0]?.paymentId;
  const ofNewest = notifications.filter(({ paymentId }) => paymentId === newestId);
  return state === 'failed' ? stateOf(ofNewest) : state;
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
