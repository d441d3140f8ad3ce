import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyPaymentChanges } from '#domain/orders/apply-order-change.server.ts';
import { withoutReceived } from '#domain/orders/order-money.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import { lockRemittance, type Remittance } from './lock-remittance.server.ts';
import { lockUnchanged, type OrderRow, readOrdersInBatches } from './match-remittance.server.ts';
import { remittanceLines, remittances } from './tables.server.ts';

/**
 * Reverts the payments of a list, so that the cash of its orders is due again. Skips orders whose money was refunded or
 * reverted in the meantime. Idempotent.
 */
export async function takeBackRemittance(
  shop: AdminShop,
  { remittanceId }: { remittanceId: string },
): Promise<Result<undefined, { code: 'list-not-found' } | { code: 'not-taken' }>> {
  const before = await readPaidOrders(shop, remittanceId);
  return inRecordedTransaction(shop, async (shop) => {
    const list = await lockRemittance(shop, remittanceId);
    if (!list) return refuse({ code: 'list-not-found' } as const);
    if (!list.takenAt) return refuse({ code: 'not-taken' } as const);
    if (list.takenBackAt) return okRecorded(nothingChanged);

    const { takenBack, keptCount } = await revertPayments(shop, list, before);
    await writeTakenBack(shop, remittanceId, takenBack);
    const entry = await recordAudit(shop, {
      action: 'remittance-taken-back',
      subject: { kind: 'remittance', id: remittanceId },
      after: {
        courier: list.courier,
        linesBack: takenBack.length,
        linesKept: keptCount,
      },
    });
    return okRecorded(entry);
  });
}

/** Reverts the payments. Returns the positions of the lines that were taken back, and the number of lines that were kept. */
async function revertPayments(shop: AdminShop, list: Remittance, before: PaidOrders) {
  // None were read if the list was taken over in the meantime: a taken list has at least one, and keeps them.
  const isComplete = before.paidLines.length > 0;
  const isUnchanged = isComplete && (await lockUnchanged(shop, before.orders));
  const { paidLines, orders: locked } = isUnchanged
    ? before
    : await readPaidOrders(shop, list.id, { lock: true });
  const reverted = await findRevertedOrders(shop, list);
  const orders = new Map(locked.map((order) => [order.id, order]));
  const revertible = paidLines.flatMap((line) => {
    const order = orders.get(line.orderId ?? '');
    const isStillPaid = order && !reverted.has(order.id) && stillHasPayment(order, line);
    return isStillPaid ? [{ line, order }] : [];
  });
  await applyPaymentChanges(shop, revertible.map(withoutPayment));
  const takenBack = revertible.map(({ line }) => line.position);
  return { takenBack, keptCount: paidLines.length - takenBack.length };
}

type PaidOrders = Awaited<ReturnType<typeof readPaidOrders>>;

/** Reads the lines that paid, and their orders; with `lock` the orders are locked until the transaction ends. */
async function readPaidOrders(shop: AdminShop, remittanceId: string, { lock = false } = {}) {
  const paidLines = await readPaidLines(shop, remittanceId);
  const ids = paidLines.flatMap(({ orderId }) => orderId ?? []).sort();
  return { paidLines, orders: await readOrdersInBatches(shop, ids, { lock }) };
}

type PaidLine = Awaited<ReturnType<typeof readPaidLines>>[number];

function readPaidLines(shop: AdminShop, remittanceId: string) {
  const { position, trackingNumber, orderNumber, amountLkr, feeLkr, orderId, paymentStatusBefore } =
    remittanceLines;
  return shop.db
    .select({
      position,
      trackingNumber,
      orderNumber,
      amountLkr,
      feeLkr,
      orderId,
      paymentStatusBefore,
    })
    .from(remittanceLines)
    .where(
      and(eq(remittanceLines.remittanceId, remittanceId), eq(remittanceLines.outcome, 'paid')),
    );
}

/** Finds orders whose payment by this list was reverted by hand since: any money received later has another source. */
async function findRevertedOrders(
  shop: AdminShop,
  { id, takenAt }: Remittance,
): Promise<Set<string>> {
  const { orderId, kind, amountLkr, via, at } = paymentEntries;
  const reverted = await shop.db
    .selectDistinct({ orderId })
    .from(paymentEntries)
    .innerJoin(remittanceLines, eq(remittanceLines.orderId, orderId))
    .where(
      and(
        eq(remittanceLines.remittanceId, id),
        eq(remittanceLines.outcome, 'paid'),
        eq(kind, 'received'),
        lt(amountLkr, 0),
        eq(via, 'owner'),
        takenAt ? gte(at, takenAt) : undefined,
      ),
    );
  return new Set(reverted.map((entry) => entry.orderId));
}

/** Returns whether the money of the line was not refunded in the meantime. */
function stillHasPayment({ receivedLkr, refundedLkr }: OrderRow, { amountLkr }: PaidLine): boolean {
  return receivedLkr - (amountLkr ?? 0) >= refundedLkr;
}

function withoutPayment({ line, order }: { line: PaidLine; order: OrderRow }) {
  const { trackingNumber, orderNumber, feeLkr } = line;
  const reference = trackingNumber || orderNumber;
  const before = line.paymentStatusBefore ?? 'pending';
  return {
    order,
    after: withoutReceived(order, line.amountLkr ?? 0, before),
    payment: { via: 'courier', reference, feeLkr: -feeLkr } as const,
  };
}

async function writeTakenBack(
  shop: AdminShop,
  remittanceId: string,
  positions: number[],
): Promise<void> {
  const { outcome, position } = remittanceLines;
  const isPaidLine = and(eq(remittanceLines.remittanceId, remittanceId), eq(outcome, 'paid'));
  await shop.db
    .update(remittanceLines)
    .set({ outcome: 'taken-back' })
    .where(and(isPaidLine, sql`${position} = any(${`{${positions}}`}::int[])`));
  await shop.db.update(remittanceLines).set({ outcome: 'kept' }).where(isPaidLine);
  await shop.db
    .update(remittances)
    .set({ takenBackAt: shop.now() })
    .where(eq(remittances.id, remittanceId));
}
