import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { applyPaymentChanges } from '#domain/orders/apply-order-change.server.ts';
import { withPayment } from '#domain/orders/order-money.ts';
import { lockRemittance, type Remittance, readRemittance } from './lock-remittance.server.ts';
import {
  lockUnchanged,
  type MatchedLine,
  matchRemittance,
  outcomesDigest,
} from './match-remittance.server.ts';
import { remittanceLines, remittances } from './tables.server.ts';

type TakeRefusal =
  | { code: 'list-not-found' }
  | { code: 'taken-back' }
  | { code: 'changed-since' }
  | { code: 'nothing-to-take' };

/**
 * Records the payments of a courier's list in one transaction: the orders of its matching lines become paid, and keep
 * their status. Refuses if an outcome has changed since the preview with `shownDigest`, or the list was taken back.
 * Idempotent.
 */
export async function takeRemittance(
  shop: AdminShop,
  { remittanceId, shownDigest }: { remittanceId: string; shownDigest: string },
): Promise<Result<undefined, TakeRefusal>> {
  const previewed = await readRemittance(shop, remittanceId);
  if (!previewed) return refuse({ code: 'list-not-found' } as const);
  const before = previewed.takenAt ? [] : await matchRemittance(shop, previewed);
  return inRecordedTransaction(shop, async (shop) => {
    const list = await lockRemittance(shop, remittanceId);
    if (!list) return refuse({ code: 'list-not-found' } as const);
    if (list.takenBackAt) return refuse({ code: 'taken-back' } as const);
    if (list.takenAt) return okRecorded(nothingChanged);
    const matched = await matchUnderLock(shop, list, before);
    const paidLines = matched.filter(({ outcome }) => outcome === 'paid');
    if (paidLines.length === 0) return refuse({ code: 'nothing-to-take' } as const);
    if (outcomesDigest(matched) !== shownDigest) return refuse({ code: 'changed-since' } as const);

    await applyPaymentChanges(shop, paidLines.flatMap(paymentOf));
    await writeOutcomes(shop, remittanceId, matched);
    await shop.db
      .update(remittances)
      .set({ takenAt: shop.now() })
      .where(eq(remittances.id, remittanceId));
    const entry = await recordAudit(shop, {
      action: 'remittance-taken',
      subject: { kind: 'remittance', id: remittanceId },
      after: {
        courier: list.courier,
        ...paidTotals(paidLines),
        linesLeft: matched.length - paidLines.length,
      },
    });
    return okRecorded(entry);
  });
}

/**
 * Reuses the outcomes from before the transaction while they are still valid, so that locks are held only for the writes.
 */
async function matchUnderLock(
  shop: AdminShop,
  list: Remittance,
  before: MatchedLine[],
): Promise<MatchedLine[]> {
  const orders = new Map(before.flatMap(({ order }) => (order ? [[order.id, order]] : [])));
  if (await lockUnchanged(shop, [...orders.values()])) return before;
  return matchRemittance(shop, list, { lock: true });
}

function paymentOf({ line, order }: MatchedLine) {
  if (!order) return [];
  const { trackingNumber, orderNumber, feeLkr } = line;
  const payment = { via: 'courier', reference: trackingNumber || orderNumber, feeLkr } as const;
  return [{ order, after: withPayment(order, 'paid'), payment }];
}

/** Writes the outcome of every line, by one statement. */
async function writeOutcomes(
  shop: AdminShop,
  remittanceId: string,
  matched: readonly MatchedLine[],
): Promise<void> {
  const rows = matched.map(({ line, order, outcome }) => ({
    position: line.position,
    order_id: order?.id ?? null,
    outcome,
    before: outcome === 'paid' ? order?.paymentStatus : null,
  }));
  await shop.db.execute(sql`update ${remittanceLines} set order_id = matched.order_id, outcome = matched.outcome, payment_status_before = matched.before
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as matched (position int, order_id uuid, outcome text, before text)
    where remittance_id = ${remittanceId} and ${remittanceLines}.position = matched.position`);
}

function paidTotals(paidLines: readonly MatchedLine[]) {
  const sum = (read: (one: MatchedLine) => number) =>
    paidLines.reduce((total, one) => total + read(one), 0);
  return {
    linesPaid: paidLines.length,
    amountLkr: sum(({ line }) => line.amountLkr ?? 0),
    feeLkr: sum(({ line }) => line.feeLkr),
  };
}
