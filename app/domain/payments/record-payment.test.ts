import { expect, test } from 'vitest';
import { applyOrderChange, pickPaymentState } from '#domain/orders/apply-order-change.server.ts';
import { withPayment, withRefund } from '#domain/orders/order-money.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { paymentEntries } from './tables.server.ts';

test('the payment ledger has each received and refunded amount with its source, and reverts a payment by a negative amount', async () => {
  const shop = await anOwner(await openTestShop());
  const placed = await anOrder(shop);
  const action = 'order-status-changed';
  const paid = { ...placed, ...withPayment(placed, 'paid') };
  const refunded = { ...paid, ...withRefund(paid, 300) };
  const pending = { ...refunded, ...withPayment(refunded, 'pending') };
  const payment = { via: 'courier', reference: 'DX7', feeLkr: 120 } as const;
  await applyOrderChange(shop, placed, { action, set: pickPaymentState(paid), payment });
  await applyOrderChange(shop, paid, { action, set: pickPaymentState(refunded) });
  expect(await paymentMismatches(shop)).toEqual([]);
  await applyOrderChange(shop, refunded, { action, set: pickPaymentState(pending) });

  const { totalLkr } = placed;
  const byHand = { via: 'owner', reference: '', feeLkr: 0 };
  expect(await shop.db.select().from(paymentEntries).orderBy(paymentEntries.id)).toMatchObject([
    { orderId: placed.id, kind: 'received', amountLkr: totalLkr, ...payment },
    { kind: 'refunded', amountLkr: 300, ...byHand },
    { kind: 'received', amountLkr: 300 - totalLkr, ...byHand },
  ]);
  expect(await paymentMismatches(shop)).toEqual([]);
});
