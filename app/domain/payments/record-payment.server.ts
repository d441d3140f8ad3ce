import type { Shop } from '#domain/kernel/shop.server.ts';
import type { EntryKind, PaymentSource } from './payment-entry.ts';
import { paymentEntries } from './tables.server.ts';

/** Sums of an order in whole rupees. */
type Sums = { receivedLkr: number; refundedLkr: number };

/**
 * Records in the payment ledger what a step received and refunded, in its transaction. The fee is recorded once, with the
 * first of the two.
 */
export async function recordPayment(
  shop: Shop,
  orderId: string,
  { before, after, source }: { before: Sums; after: Sums; source: PaymentSource | undefined },
): Promise<void> {
  const { via, reference = '', feeLkr = 0 } = source ?? { via: 'owner' };
  const sums: [EntryKind, number][] = [
    ['received', after.receivedLkr - before.receivedLkr],
    ['refunded', after.refundedLkr - before.refundedLkr],
  ];
  const moved = sums.filter(([, amountLkr]) => amountLkr !== 0);
  if (moved.length === 0) return;
  await shop.db.insert(paymentEntries).values(
    moved.map(([kind, amountLkr], nth) => {
      const fee = nth === 0 ? feeLkr : 0;
      return { orderId, kind, amountLkr, via, reference, feeLkr: fee, at: shop.now() };
    }),
  );
}
