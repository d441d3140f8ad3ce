import { expect, test } from 'vitest';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { type RefundRequest, refundOrder } from './refund-order.server.ts';

async function aDeliveredOrder(paymentStatus: 'paid' | 'pending') {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800 });
  const lines = [{ product: oil, quantity: 2 }];
  const { id: orderId } = await anOrder(shop, { lines, paymentStatus, status: 'delivered' });
  const requestOf = (overrides: Partial<RefundRequest>): RefundRequest => ({
    orderId,
    amountLkr: 7600,
    method: 'cash',
    reason: 'Broken seal',
    returnedUnits: new Map(),
    shownRefundedLkr: 0,
    ...overrides,
  });
  return { shop, orderId, requestOf };
}

test('an order is refunded in parts, and its payment status is refunded only after the last part', async () => {
  const { shop, orderId, requestOf } = await aDeliveredOrder('paid');
  await refundOrder(shop, requestOf({ amountLkr: 3800 }));
  expect(await findOrder(shop, orderId)).toMatchObject({
    refundedLkr: 3800,
    paymentStatus: 'paid',
  });

  const tooMuch = await refundOrder(shop, requestOf({ amountLkr: 3801, shownRefundedLkr: 3800 }));
  expect(tooMuch).toEqual({ ok: false, refusal: { code: 'more-than-paid', leftLkr: 3800 } });

  await refundOrder(shop, requestOf({ amountLkr: 3800, shownRefundedLkr: 3800, method: 'bank' }));
  expect(await findOrder(shop, orderId)).toMatchObject({
    refundedLkr: 7600,
    paymentStatus: 'refunded',
  });
  const events = (await listHistory(shop, orderId)).map((row) => row.event);
  expect(events).toEqual(['placed', 'refund', 'payment', 'refund']);
});

test('a refund that is submitted twice is recorded once', async () => {
  const { shop, orderId, requestOf } = await aDeliveredOrder('paid');
  const submit = () => refundOrder(shop, requestOf({ amountLkr: 1000 }));
  const results = await Promise.all([submit(), submit()]);
  expect(results.filter((result) => result.ok)).toHaveLength(1);
  expect((await findOrder(shop, orderId))?.refundedLkr).toBe(1000);
});

test('an order without a payment cannot be refunded', async () => {
  const { shop, requestOf } = await aDeliveredOrder('pending');
  expect(await refundOrder(shop, requestOf({}))).toMatchObject({
    refusal: { code: 'nothing-paid' },
  });
});

test('an order has to be packed again after a refund that restocks a unit, but not after a refund of money only', async () => {
  const { shop, orderId, oil, refund } = await aPackedOrder({
    status: 'paid',
    paymentStatus: 'paid',
  });
  await refund({ shownRefundedLkr: 0 });
  expect(await findOrder(shop, orderId)).toMatchObject({ packedAt: shop.now(), version: 1 });
  await refund({ shownRefundedLkr: 1000, returnedUnits: new Map([[oil.id, 1]]) });
  expect(await findOrder(shop, orderId)).toMatchObject({
    ...{ packedAt: null, version: 2, dueLkr: 0 },
    lines: [{ quantity: 2, returned: 1 }],
  });
});

test('an order has to be packed again after a refund that raises the cash to collect', async () => {
  const { shop, orderId, refund } = await aPackedOrder({ receivedLkr: 1000 });
  await refund({ shownRefundedLkr: 0 });
  expect(await findOrder(shop, orderId)).toMatchObject({ packedAt: null, dueLkr: 7600 });
});

test('a shipped order stays packed after a refund that restocks a unit', async () => {
  const { shop, orderId, oil, refund } = await aPackedOrder({
    ...{ status: 'shipped', paymentStatus: 'paid', packedAt: new Date('2026-11-20') },
  });
  await refund({ shownRefundedLkr: 0, returnedUnits: new Map([[oil.id, 1]]) });
  expect(await findOrder(shop, orderId)).toMatchObject({
    ...{ packedAt: new Date('2026-11-20'), version: 1 },
  });
});

async function aPackedOrder(overrides: Parameters<typeof anOrder>[1]) {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800 });
  const lines = [{ product: oil, quantity: 2 }];
  const { id: orderId } = await anOrder(shop, { lines, ...overrides });
  await packOrder(shop, { orderId, isPacked: true });
  const refund = async (
    overrides: Pick<RefundRequest, 'shownRefundedLkr'> & Partial<RefundRequest>,
  ) => {
    const defaults = {
      amountLkr: 1000,
      method: 'cash',
      reason: '',
      returnedUnits: new Map(),
    } as const;
    expect(await refundOrder(shop, { orderId, ...defaults, ...overrides })).toMatchObject({
      ok: true,
    });
  };
  return { shop, orderId, oil, refund };
}
