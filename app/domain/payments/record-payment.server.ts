import { and, eq, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { EntryKind, PaymentSource } from './payment-entry.ts';
import { paymentEntries } from './tables.server.ts';

/** The sums that were received and refunded for an order, in whole rupees. */
type PaymentTotals = { receivedLkr: number; refundedLkr: number };

type PaymentTotalsChange = {
  before: PaymentTotals;
  after: PaymentTotals;
  source: PaymentSource | undefined;
};

/** Records in the payment ledger by how much an order's sums changed. The caller runs it in the order's transaction. */
export function recordPayment(
  shop: Shop,
  orderId: string,
  change: PaymentTotalsChange,
): Promise<void> {
  return recordPayments(shop, [{ orderId, ...change }]);
}

/** Records the changed sums of several orders. Records a fee once: with the received amount, else the refunded amount. */
export async function recordPayments(
  shop: Shop,
  changes: readonly (PaymentTotalsChange & { orderId: string })[],
): Promise<void> {
  const entries = changes.flatMap(({ orderId, before, after, source }) => {
    const { via, reference = '', feeLkr = 0 } = source ?? { via: 'owner' };
    const amounts: [EntryKind, number][] = [
      ['received', after.receivedLkr - before.receivedLkr],
      ['refunded', after.refundedLkr - before.refundedLkr],
    ];
    const nonZero = amounts.filter(([, amountLkr]) => amountLkr !== 0);
    return nonZero.map(([kind, amountLkr], index) => {
      const fee = index === 0 ? feeLkr : 0;
      return {
        order_id: orderId,
        kind,
        amount_lkr: amountLkr,
        via,
        reference,
        fee_lkr: fee,
      };
    });
  });
  if (entries.length === 0) return;
  await shop.db.execute(sql`insert into ${paymentEntries} (order_id, kind, amount_lkr, via, reference, fee_lkr, at)
    select entry.*, ${shop.now().toISOString()}::timestamptz from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
    as entry (order_id uuid, kind text, amount_lkr bigint, via text, reference text, fee_lkr bigint)`);
}

/** Adds the gateway's fee to a received payment without a fee. Ledger entries are never changed otherwise. */
export async function recordFee(
  shop: Shop,
  { paymentId, feeLkr }: { paymentId: string; feeLkr: number },
): Promise<void> {
  const { via, reference, kind, feeLkr: fee } = paymentEntries;
  await shop.db
    .update(paymentEntries)
    .set({ feeLkr })
    .where(and(eq(via, 'payhere'), eq(reference, paymentId), eq(kind, 'received'), eq(fee, 0)));
}
