import { and, count, eq } from 'drizzle-orm';
import { repeatCondition } from '#domain/kernel/clock-conditions.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { lockOrder } from '#domain/orders/lock-order.server.ts';
import { canBePaidOnline } from './can-be-paid-online.ts';
import { newestAttemptFirst } from './read-payment.server.ts';
import { paymentAttempts } from './tables.server.ts';

/** Limits the attempts to pay one order while it waits, because each prolongs the reservation of its units. */
const maxAttempts = 10;

/** The time until the first lookup: about as long as paying takes, so that most notifications have arrived by then. */
const firstLookupMs = 3 * 60 * 1000;

type Payer = { firstName: string; lastName: string };
type AttemptOrder = { id: string; orderNumber: string; amountLkr: number };

/** Opens the first attempt to pay an order, in the transaction that places it. */
export async function openFirstAttempt(
  shop: Shop,
  order: AttemptOrder,
  payer: Payer,
): Promise<void> {
  await insertAttempt(shop, { ...order, ...payer, number: 1 });
}

/**
 * Opens another attempt to pay an order online, or the first one to pay an order that cost nothing when it was placed.
 * Refuses an order that is paid or cancelled, or had too many attempts since it was placed or reinstated; a second press for
 * the last attempt succeeds.
 */
export function tryPaymentAgain(
  shop: Shop,
  orderId: string,
): Promise<Result<undefined, { code: 'not-payable-online' }>> {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order || !canBePaidOnline(order)) return refuse({ code: 'not-payable-online' });
    const isOfOrder = eq(paymentAttempts.orderId, orderId);
    const [newest] = await shop.db
      .select()
      .from(paymentAttempts)
      .where(isOfOrder)
      .orderBy(...newestAttemptFirst)
      .limit(1);
    const [existing] = await shop.db
      .select({ attempts: count(), ended: count(paymentAttempts.releasedAt) })
      .from(paymentAttempts)
      .where(isOfOrder);
    const { attempts = 0, ended = 0 } = existing ?? {};
    if (attempts - ended >= maxAttempts) return acceptRepeat(shop, newest);
    const { firstName, lastName } = newest?.firstName ? newest : payerOf(order);
    const payer = { firstName, lastName, number: attempts + 1 };
    await insertAttempt(shop, { ...order, amountLkr: order.dueLkr, ...payer });
    return ok();
  });
}

type Attempt = typeof paymentAttempts.$inferSelect;

/** Accepts the second press of a double click, whose first press has just opened the last attempt. */
async function acceptRepeat(
  shop: Shop,
  attempt: Attempt | undefined,
): Promise<Result<undefined, { code: 'not-payable-online' }>> {
  const isAttempt = eq(paymentAttempts.reference, attempt?.reference ?? '');
  const justOpened = repeatCondition(shop, paymentAttempts.openedAt);
  const isRepeat = (await shop.db.$count(paymentAttempts, and(isAttempt, justOpened))) > 0;
  return isRepeat ? ok() : refuse({ code: 'not-payable-online' });
}

/** Returns the customer's name in the two parts that the gateway requires: split at its last space. */
export function payerOf({ customerName }: { customerName: string }): Payer {
  const [, firstName = customerName, lastName = '-'] = /^(.+)\s(\S+)$/.exec(customerName) ?? [];
  return { firstName, lastName };
}

async function insertAttempt(
  shop: Shop,
  {
    id: orderId,
    orderNumber,
    amountLkr,
    firstName,
    lastName,
    number,
  }: AttemptOrder & Payer & { number: number },
): Promise<void> {
  const reference = `${orderNumber}-${number}`;
  const openedAt = shop.now();
  const askAt = new Date(openedAt.getTime() + firstLookupMs);
  await shop.db
    .insert(paymentAttempts)
    .values({ reference, orderId, amountLkr, firstName, lastName, openedAt, askAt });
}
