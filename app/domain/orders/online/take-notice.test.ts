import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { type PayHereCode, payHereCodes } from '#domain/payments/payhere/gateway.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { ledgerGaps, paymentGaps } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { openFirstAttempt, tryPaymentAgain } from './open-attempt.server.ts';
import { payAnotherWay } from './pay-another-way.server.ts';
import { holdMs, releaseUnpaid } from './release-unpaid.server.ts';
import { takeNotice } from './take-notice.server.ts';

async function anOnlineOrder(shop: Shop, wish: Parameters<typeof anOrder>[1] = {}) {
  const order = await anOrder(shop, { paymentMethod: 'payhere', ...wish });
  const opened = { ...order, amountLkr: order.totalLkr };
  await openFirstAttempt(shop, opened, { firstName: 'Nimal', lastName: 'Perera' });
  return order;
}

type Ordered = { orderNumber: string; totalLkr: number };

function heard(
  { orderNumber, totalLkr }: Ordered,
  code: PayHereCode,
  { paymentId = '3200', nth = 1 } = {},
) {
  return {
    paymentId,
    reference: `${orderNumber}-${nth}`,
    amountLkr: totalLkr,
    code,
    method: 'VISA',
  };
}

test('a hundred of the same at once move the order once, and nothing but the sum is kept of the card', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  const taken = await Promise.all(
    Array.from({ length: 100 }, () => takeNotice(shop, heard(order, 2))),
  );
  expect(taken.filter(({ ok, ...rest }) => ok && 'value' in rest && rest.value.isNew).length).toBe(
    1,
  );
  expect(await findOrder(shop, order.id)).toMatchObject({
    ...{ status: 'paid', paymentStatus: 'paid', receivedLkr: order.totalLkr, dueLkr: 0 },
  });
  expect(await shop.db.select().from(paymentEntries)).toMatchObject([
    { via: 'payhere', reference: '3200', amountLkr: order.totalLkr },
  ]);
});

test('120 orders of arrival of five notifications end in one state', async () => {
  const shop = await openTestShop();
  const ends = new Set<string>();
  for (const codes of permutations(payHereCodes)) {
    const order = await anOnlineOrder(shop);
    for (const code of codes)
      await takeNotice(shop, heard(order, code, { paymentId: order.orderNumber }));
    const found = await findOrder(shop, order.id);
    const { status, paymentStatus, receivedLkr, refundedLkr, dueLkr, refundDueLkr } = found ?? {};
    ends.add(
      JSON.stringify({ status, paymentStatus, receivedLkr, refundedLkr, dueLkr, refundDueLkr }),
    );
  }
  expect([...ends].map((end) => JSON.parse(end))).toEqual([
    {
      ...{ status: 'paid', paymentStatus: 'refunded', receivedLkr: 3800, refundedLkr: 3800 },
      ...{ dueLkr: 0, refundDueLkr: 0 },
    },
  ]);
  expect(await paymentGaps(shop)).toEqual([]);
});

test('money that was received is not undone by a later cancellation, failure or pending', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  for (const code of [2, -1, -2, 0] as const) await takeNotice(shop, heard(order, code));
  expect(await findOrder(shop, order.id)).toMatchObject({ paymentStatus: 'paid' });
});

test('a payment that failed says so, and a second try pays', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  await takeNotice(shop, heard(order, -2));
  expect(await findOrder(shop, order.id)).toMatchObject({ paymentStatus: 'failed' });
  expect(await tryPaymentAgain(shop, order.id)).toMatchObject({ ok: true });
  await takeNotice(shop, heard(order, 2, { paymentId: '3201', nth: 2 }));
  expect(await findOrder(shop, order.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' });
  expect(await tryPaymentAgain(shop, order.id)).toMatchObject({ refusal: { code: 'not-to-pay' } });
});

test('an order that was paid twice shows what to give back', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  await tryPaymentAgain(shop, order.id);
  await takeNotice(shop, heard(order, 2));
  await takeNotice(shop, heard(order, 2, { paymentId: '3201', nth: 2 }));
  expect(await findOrder(shop, order.id)).toMatchObject({
    ...{ status: 'paid', receivedLkr: 7600, refundDueLkr: 3800 },
  });
  expect(await paymentGaps(shop)).toEqual([]);
});

test('an order that nobody knows yet, and another amount, move nothing', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  const early = { ...heard(order, 2), reference: 'ORD-1-1' };
  expect(await takeNotice(shop, early)).toMatchObject({ refusal: { code: 'unknown-order' } });
  const cheap = { ...heard(order, 2), amountLkr: 1 };
  expect(await takeNotice(shop, cheap)).toMatchObject({ refusal: { code: 'other-amount' } });
  expect(await findOrder(shop, order.id)).toMatchObject({
    paymentStatus: 'pending',
    receivedLkr: 0,
  });
});

test('units are held for half an hour, and given back once; late money takes them again', async () => {
  const shop = await openTestShop();
  const product = await aProduct(shop, { stock: 5 });
  const order = await anOnlineOrder(shop, { lines: [{ product, quantity: 3 }] });
  const stock = () => shop.db.select({ stock: products.stock }).from(products);
  shop.clock.at = new Date(shop.clock.at.getTime() + holdMs - 1);
  await releaseUnpaid(shop);
  expect(await stock()).toEqual([{ stock: 2 }]);
  shop.clock.at = new Date(shop.clock.at.getTime() + 1);
  await Promise.all([releaseUnpaid(shop), releaseUnpaid(shop)]);
  expect(await stock()).toEqual([{ stock: 5 }]);
  expect(await findOrder(shop, order.id)).toMatchObject({
    ...{ status: 'cancelled', paymentStatus: 'failed' },
  });

  await takeNotice(shop, heard(order, 2));
  expect(await stock()).toEqual([{ stock: 2 }]);
  expect(await findOrder(shop, order.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' });
  expect([await ledgerGaps(shop), await paymentGaps(shop)]).toEqual([[], []]);
});

test('late money for what is sold meanwhile, or for an order that the owner cancelled, is to be given back', async () => {
  const shop = await openTestShop();
  const [sold, balm] = [await aProduct(shop, { stock: 2 }), await aProduct(shop)];
  const lines = [sold, balm].map((product) => ({ product, quantity: 2 }));
  const late = await anOnlineOrder(shop, { lines });
  const byOwner = await anOnlineOrder(shop);
  const owner = await anOwner(shop);
  await changeOrderStatus(owner, { orderId: byOwner.id, status: 'cancelled' });
  shop.clock.at = new Date(shop.clock.at.getTime() + holdMs);
  await releaseUnpaid(shop);
  await shop.db.update(products).set({ active: false }).where(eq(products.id, sold.id));

  for (const order of [late, byOwner]) {
    await takeNotice(shop, heard(order, 2, { paymentId: order.orderNumber }));
    expect(await findOrder(shop, order.id)).toMatchObject({
      ...{ status: 'cancelled', paymentStatus: 'paid', refundDueLkr: order.totalLkr },
    });
  }
  expect([await ledgerGaps(shop), await paymentGaps(shop)]).toEqual([[], []]);
});

test('the same order can be paid in another way, and money that still comes online counts', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const order = await anOnlineOrder(shop);
  await takeNotice(shop, heard(order, -1));
  expect(await payAnotherWay(shop, { orderId: order.id, method: 'cod' })).toMatchObject({
    ok: true,
  });
  expect(await findOrder(shop, order.id)).toMatchObject({
    ...{ paymentMethod: 'cod', paymentStatus: 'pending', dueLkr: 3800 },
  });
  await takeNotice(shop, heard(order, 2, { paymentId: '3201' }));
  expect(await findOrder(shop, order.id)).toMatchObject({ dueLkr: 0, paymentStatus: 'paid' });
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  );
}
