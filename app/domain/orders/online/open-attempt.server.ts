import { count, eq } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { lockOrder } from '#domain/orders/lock-order.server.ts';
import { canBePaidOnline } from './can-be-paid-online.ts';
import { paymentAttempts } from './tables.server.ts';

/** More attempts than a shopper needs; each one prolongs the reservation of the units. */
const mostAttempts = 10;

/** About the time that a shopper needs at the gateway; most notifications have arrived by then. */
const firstAskMs = 3 * 60 * 1000;

type Payer = { firstName: string; lastName: string };
type Opened = { id: string; orderNumber: string; amountLkr: number };

/** Opens the first attempt to pay an order, in the transaction that places it. */
export async function openFirstAttempt(shop: Shop, order: Opened, payer: Payer): Promise<void> {
  await insertAttempt(shop, { ...order, ...payer, number: 1 });
}

/** Opens another attempt to pay an order online. Refuses one that is paid, cancelled, or was tried too often. */
export function tryPaymentAgain(
  shop: Shop,
  orderId: string,
): Promise<Result<undefined, { code: 'not-to-pay' }>> {
  return inTransaction(shop, async (shop) => {
    const order = await lockOrder(shop, orderId);
    if (!order || !canBePaidOnline(order)) return refuse({ code: 'not-to-pay' });
    const earlier = eq(paymentAttempts.orderId, orderId);
    const [last] = await shop.db.select().from(paymentAttempts).where(earlier).limit(1);
    const [counted] = await shop.db.select({ made: count() }).from(paymentAttempts).where(earlier);
    const number = (counted?.made ?? 0) + 1;
    if (!last || number > mostAttempts) return refuse({ code: 'not-to-pay' });
    const { firstName, lastName } = last;
    await insertAttempt(shop, { ...order, amountLkr: order.dueLkr, firstName, lastName, number });
    return ok();
  });
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
  }: Opened & Payer & { number: number },
): Promise<void> {
  const reference = `${orderNumber}-${number}`;
  const openedAt = shop.now();
  const askAt = new Date(openedAt.getTime() + firstAskMs);
  await shop.db
    .insert(paymentAttempts)
    .values({ reference, orderId, amountLkr, firstName, lastName, openedAt, askAt });
}
