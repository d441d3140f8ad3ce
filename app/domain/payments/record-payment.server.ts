import { and, eq, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { EntryKind, PaymentSource } from './payment-entry.ts';
import { paymentEntries } from './tables.server.ts';

/** Sums of an order in whole rupees. */
type Sums = { receivedLkr: number; refundedLkr: number };

type Movement = { before: Sums; after: Sums; source: PaymentSource | undefined };

/** Records in the payment ledger what a step received and refunded, in its transaction. */
export function recordPayment(shop: Shop, orderId: string, movement: Movement): Promise<void> {
  return recordPayments(shop, [{ orderId, ...movement }]);
}

/** The same for several orders. The fee of a step is recorded once, with the first of its two sums. */
export async function recordPayments(
  shop: Shop,
  movements: readonly (Movement & { orderId: string })[],
): Promise<void> {
  const entries = movements.flatMap(({ orderId, before, after, source }) => {
    const { via, reference = '', feeLkr = 0 } = source ?? { via: 'owner' };
    const sums: [EntryKind, number][] = [
      ['received', after.receivedLkr - before.receivedLkr],
      ['refunded', after.refundedLkr - before.refundedLkr],
    ];
    const moved = sums.filter(([, amountLkr]) => amountLkr !== 0);
    return moved.map(([kind, amountLkr], nth) => {
      const fee = nth === 0 ? feeLkr : 0;
      return { order_id: orderId, kind, amount_lkr: amountLkr, via, reference, fee_lkr: fee };
    });
  });
  if (entries.length === 0) return;
  await shop.db.execute(sql`insert into ${paymentEntries} (order_id, kind, amount_lkr, via, reference, fee_lkr, at)
    select entry.*, ${shop.now().toISOString()}::timestamptz from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
    as entry (order_id uuid, kind text, amount_lkr bigint, via text, reference text, fee_lkr bigint)`);
}

/** Notes the fee of money from the gateway that came without one. The only change that an entry can get, and once. */
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
