import { and, asc, eq } from 'drizzle-orm';
import { dueCondition } from '#domain/kernel/clock-conditions.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { toNotification } from '#domain/payments/payhere/parse-notification.server.ts';
import type { FoundPayment } from '#domain/payments/payhere/payment-lookup.ts';
import { recordFee } from '#domain/payments/record-payment.server.ts';
import {
  endOfRound,
  type GatewayClient,
  isPaused,
  lookUpPayments,
  maxLookupDelayMs,
  retryTime,
} from './gateway-client.server.ts';
import { recordNotification } from './record-notification.server.ts';
import { paymentAttempts } from './tables.server.ts';

const minuteMs = 60 * 1000;
/** The delays between lookups, in minutes; the last lookup is made about three days after the attempt. */
const lookupDelaysMinutes = [5, 10, 10, 30, 60, 120, 360, 720, 1440, 1440];

/**
 * Looks up payment attempts at the gateway, to find payments whose notification was lost, and their fees. Pauses while
 * the gateway does not answer, and retries the lookup later.
 */
export async function lookUpAttempts(
  shop: Shop,
  client: GatewayClient,
  endsAt = endOfRound(),
): Promise<void> {
  if (isPaused(shop, client)) return;
  while (performance.now() < endsAt) {
    const [attempt] = await shop.db
      .select()
      .from(paymentAttempts)
      .where(dueCondition(shop, paymentAttempts.askAt, maxLookupDelayMs))
      .orderBy(asc(paymentAttempts.askAt))
      .limit(1);
    if (!attempt || !(await lookUpAttempt(shop, client, attempt))) return;
  }
}

type PaymentAttempt = typeof paymentAttempts.$inferSelect;

/** Returns whether a payment by this attempt is found without its notification, even if the next lookup is just made. */
export function isLookedUpAgain({ asked }: Pick<PaymentAttempt, 'asked'>): boolean {
  return asked < lookupDelaysMinutes.length;
}

/** Looks up one attempt, and returns whether the gateway answered. */
async function lookUpAttempt(
  shop: Shop,
  client: GatewayClient,
  attempt: PaymentAttempt,
): Promise<boolean> {
  const { asked } = attempt;
  const payments = await lookUpPayments(shop, client, attempt.reference);
  if (!payments) {
    await schedule(shop, attempt, { asked, askAt: retryTime(shop) });
    return false;
  }
  const isFound = await recordFound(shop, payments, attempt);
  const minutes = isFound ? undefined : lookupDelaysMinutes[asked];
  const askAt = minutes === undefined ? null : new Date(shop.now().getTime() + minutes * minuteMs);
  await schedule(shop, attempt, { asked: asked + 1, askAt });
  return true;
}

/** Records the payments of this attempt, and returns whether there is one. */
async function recordFound(shop: Shop, payments: FoundPayment[], { reference }: PaymentAttempt) {
  let isFound = false;
  for (const notification of payments.flatMap((found) => toNotification(found, reference) ?? [])) {
    const result = await recordNotification(shop, notification);
    if (!result.ok) continue;
    // A chargeback that is new has no fee either where the payment itself was notified before.
    await recordFee(shop, notification);
    isFound = true;
  }
  return isFound;
}

/** Schedules the next lookup, unless another instance has looked up the attempt in the meantime. */
async function schedule(
  shop: Shop,
  { reference, asked }: PaymentAttempt,
  next: Pick<PaymentAttempt, 'asked' | 'askAt'>,
) {
  await shop.db
    .update(paymentAttempts)
    .set(next)
    .where(and(eq(paymentAttempts.reference, reference), eq(paymentAttempts.asked, asked)));
}
