import { and, asc, eq, lte } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type FoundPayment, toNotification } from '#domain/payments/payhere/payment-lookup.ts';
import { recordFee } from '#domain/payments/record-payment.server.ts';
import { type GatewayClient, isPaused, lookUpPayments } from './gateway-client.server.ts';
import { recordNotification } from './record-notification.server.ts';
import { paymentAttempts } from './tables.server.ts';

const minuteMs = 60 * 1000;
/** The delays between lookups, in minutes; the last ones until an attempt is three days old. */
const waitMinutes = [5, 10, 10, 30, 60, 120, 360, 720, 1440, 1440];
/** Limits the time of one run, because e-mails share the loop with a slow gateway. */
const mostRoundMs = 10_000;

/**
 * Looks up payment attempts at the gateway, to find payments whose notification was lost, and their fees. Pauses while
 * the gateway does not answer, and retries the lookup later.
 */
export async function lookUpAttempts(shop: Shop, client: GatewayClient): Promise<void> {
  if (isPaused(shop, client)) return;
  const endsAt = performance.now() + mostRoundMs;
  while (performance.now() < endsAt) {
    const [due] = await shop.db
      .select()
      .from(paymentAttempts)
      .where(lte(paymentAttempts.askAt, shop.now()))
      .orderBy(asc(paymentAttempts.askAt))
      .limit(1);
    if (!due || !(await askAfter(shop, client, due))) return;
  }
}

type Due = typeof paymentAttempts.$inferSelect;

/** Returns whether the gateway answered. */
async function askAfter(shop: Shop, client: GatewayClient, due: Due): Promise<boolean> {
  const payments = await lookUpPayments(shop, client, due.reference);
  if (!payments) return false;
  const isKnown = await takeFound(shop, payments, due);
  await askAgain(shop, due, isKnown ? undefined : waitMinutes[due.asked]);
  return true;
}

/** Returns whether one of the payments is of this attempt. */
async function takeFound(shop: Shop, payments: FoundPayment[], { reference }: Due) {
  let isKnown = false;
  for (const notification of payments.flatMap((found) => toNotification(found, reference) ?? [])) {
    const taken = await recordNotification(shop, notification);
    if (!taken.ok) continue;
    if (!taken.value.isNew) await recordFee(shop, notification);
    isKnown = true;
  }
  return isKnown;
}

/** Skips a row that another instance has looked up since. */
async function askAgain(shop: Shop, { reference, asked }: Due, minutes: number | undefined) {
  const askAt = minutes === undefined ? null : new Date(shop.now().getTime() + minutes * minuteMs);
  await shop.db
    .update(paymentAttempts)
    .set({ asked: asked + 1, askAt })
    .where(and(eq(paymentAttempts.reference, reference), eq(paymentAttempts.asked, asked)));
}
