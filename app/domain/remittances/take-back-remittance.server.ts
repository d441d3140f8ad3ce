import { and, eq, sql } from 'drizzle-orm';
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
import { recordPayments } from '#domain/payments/record-payment.server.ts';
import { lockRemittance, type Remittance } from './lock-remittance.server.ts';
import { lockUnchanged, type OrderRow, readOrdersInBatches } from './match-remittance.server.ts';
import { revertedByHandCondition } from './reverted-lines.server.ts';
import { remittanceLines, remittances } from './tables.server.ts';

/**
 * Reverts the payments of a list, so that the cash of its orders is due again. Skips orders whose money was refunded, and
 * subtracts only the fee of those whose payment was reverted in the meantime. Idempotent.
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
  const reverted = await findRevertedLines(shop, list.id);
  const orders = new Map(locked.map((order) => [order.id, order]));
  const revertible = paidLines.flatMap((line) => {
    const order = orders.get(line.orderId ?? '');
    const isStillPaid = order && !reverted.has(line.position) && stillHasPayment(order, line);
    return isStillPaid ? [{ line, order }] : [];
  });
  await applyPaymentChanges(shop, revertible.map(withoutPayment));
  await recordPayments(
    shop,
    paidLines.filter(({ position }) => reverted.has(position)).flatMap(feeReversalsOf),
  );
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

/** Finds the positions of the lines whose payment was reverted by hand since. */
async function findRevertedLines(shop: AdminShop, remittanceId: string): Promise<Set<number>> {
  const { position, outcome } = remittanceLines;
  const isPaidLine = and(eq(remittanceLines.remittanceId, remittanceId), eq(outcome, 'paid'));
  const reverted = await shop.db
    .select({ position })
    .from(remittanceLines)
    .where(and(isPaidLine, revertedByHandCondition));
  return new Set(reverted.map((line) => line.position));
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

/**
 * Returns the two changes that subtract the fee of a line whose payment was reverted by hand: its payment comes again without
 * a fee, and is taken back with it, because a ledger entry needs an amount.
 */
function feeReversalsOf({ orderId, amountLkr, feeLkr, ...line }: PaidLine) {
  if (!orderId || !amountLkr || feeLkr === 0) return [];
  const reference = line.trackingNumber || line.orderNumber;
  const none = { receivedLkr: 0, refundedLkr: 0 };
  const paid = { ...none, receivedLkr: amountLkr };
  const source = { via: 'courier', reference } as const;
  return [
    { orderId, before: none, after: paid, source },
    { orderId, before: paid, after: none, source: { ...source, feeLkr: -feeLkr } },
  ];
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
