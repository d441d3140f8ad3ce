import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { ledgerGaps } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { findOrder } from './find-order.server.ts';
import { listHistory } from './list-history.server.ts';
import { type RefundWanted, refundOrder } from './refund-order.server.ts';

async function aPaidOrder(paymentStatus: 'paid' | 'pending' = 'paid') {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800 });
  const lines = [{ product: oil, quantity: 2 }];
  const { id: orderId } = await anOrder(shop, { lines, paymentStatus, status: 'delivered' });
  const wanted = (wish: Partial<RefundWanted>): RefundWanted => ({
    orderId,
    amountLkr: 7600,
    method: 'cash',
    reason: 'Broken seal',
    isRestocked: false,
    shownRefundedLkr: 0,
    ...wish,
  });
  return { shop, orderId, oil, wanted };
}

test('a part goes back, then the rest, and only then the payment is refunded', async () => {
  const { shop, orderId, wanted } = await aPaidOrder();
  await refundOrder(shop, wanted({ amountLkr: 3800 }));
  expect(await findOrder(shop, orderId)).toMatchObject({
    refundedLkr: 3800,
    paymentStatus: 'paid',
  });

  const tooMuch = await refundOrder(shop, wanted({ amountLkr: 3801, shownRefundedLkr: 3800 }));
  expect(tooMuch).toEqual({ ok: false, refusal: { code: 'more-than-paid', leftLkr: 3800 } });

  await refundOrder(shop, wanted({ amountLkr: 3800, shownRefundedLkr: 3800, method: 'bank' }));
  expect(await findOrder(shop, orderId)).toMatchObject({
    refundedLkr: 7600,
    paymentStatus: 'refunded',
  });
  const events = (await listHistory(shop, orderId)).map((row) => row.event);
  expect(events).toEqual(['placed', 'refund', 'payment', 'refund']);
});

test('pressing twice gives the money back once', async () => {
  const { shop, orderId, wanted } = await aPaidOrder();
  const press = () => refundOrder(shop, wanted({ amountLkr: 1000 }));
  const answers = await Promise.all([press(), press()]);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect((await findOrder(shop, orderId))?.refundedLkr).toBe(1000);
});

test('the units go back to the shelf if the owner says so, and never twice', async () => {
  const { shop, oil, wanted } = await aPaidOrder();
  await refundOrder(shop, wanted({ amountLkr: 1000, isRestocked: true }));
  await refundOrder(shop, wanted({ amountLkr: 1000, isRestocked: true, shownRefundedLkr: 1000 }));
  const [shelf] = await shop.db.select().from(products).where(eq(products.id, oil.id));
  expect(shelf?.stock).toBe(5);
  expect(await ledgerGaps(shop)).toEqual([]);
});

test('money that never came cannot go back', async () => {
  const { shop, wanted } = await aPaidOrder('pending');
  expect(await refundOrder(shop, wanted({}))).toMatchObject({ refusal: { code: 'nothing-paid' } });
});
