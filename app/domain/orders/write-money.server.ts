import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MoneyState } from './order-money.ts';
import { recordHistory } from './record-history.server.ts';
import { orders } from './tables.server.ts';

type Columns = Partial<typeof orders.$inferInsert>;

/** Writes the sums and statuses of a locked order, and whatever else of its row changes with them. */
export async function writeMoney(
  shop: Shop,
  {
    id,
    status,
    paymentStatus,
    totalLkr,
    receivedLkr,
    refundedLkr,
    waivedLkr,
  }: MoneyState & { id: string },
  also: Columns = {},
): Promise<void> {
  const sums = { totalLkr, receivedLkr, refundedLkr, waivedLkr };
  await shop.db
    .update(orders)
    .set({ status, paymentStatus, ...sums, ...also })
    .where(eq(orders.id, id));
}

type Change = { before: MoneyState; after: MoneyState & { id: string } };

/** Writes into the history what became of the payment status, and money that no other entry names. */
export async function notePayment(
  shop: Shop,
  { before, after }: Change,
  { isMoneyNamed = false } = {},
): Promise<void> {
  const [from, to] = [before.paymentStatus, after.paymentStatus];
  const moved = isMoneyNamed ? {} : movedBetween(before, after);
  if (from === to && Object.keys(moved).length === 0) return;
  const details = { from, to, ...moved };
  await recordHistory(shop, { orderId: after.id, event: 'payment', details });
}

function movedBetween(before: MoneyState, after: MoneyState) {
  const receivedLkr = after.receivedLkr - before.receivedLkr;
  const refundedLkr = after.refundedLkr - before.refundedLkr;
  return { ...(receivedLkr !== 0 && { receivedLkr }), ...(refundedLkr !== 0 && { refundedLkr }) };
}
