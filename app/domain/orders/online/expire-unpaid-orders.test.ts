import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';
import { isFullRun } from '#test/full-run.ts';
import { paymentMismatches, stockMismatches } from '#test/ledger.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { aPromo } from '#test/promo.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { expireUnpaidOrders, reservationMs } from './expire-unpaid-orders.server.ts';
import { tryPaymentAgain } from './open-attempt.server.ts';
import { recordNotification } from './record-notification.server.ts';

test('units are reserved for half an hour and restocked once, and a late payment takes them again', async () => {
  const shop = await openTestShop();
  const product = await aProduct(shop, { stock: 5 });
  const order = await anOnlineOrder(shop, { lines: [{ product, quantity: 3 }] });
  const stock = () => shop.db.select({ stock: products.stock }).from(products);
  shop.clock.at = new Date(shop.clock.at.getTime() + reservationMs - 1);
  await expireUnpaidOrders(shop);
  expect(await stock()).toEqual([{ stock: 2 }]);
  shop.clock.at = new Date(shop.clock.at.getTime() + 1);
  await Promise.all([expireUnpaidOrders(shop), expireUnpaidOrders(shop)]);
  expect(await stock()).toEqual([{ stock: 5 }]);
  expect(await findOrder(shop, order.id)).toMatchObject({
    ...{ status: 'cancelled', paymentStatus: 'failed' },
  });

  await recordNotification(shop, aNotification(order, 2));
  expect(await stock()).toEqual([{ stock: 2 }]);
  expect(await findOrder(shop, order.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' });
  expect([await stockMismatches(shop), await paymentMismatches(shop)]).toEqual([[], []]);
});

test('units that were reserved while the clock was ahead are restocked once the clock is right', async () => {
  const shop = await openTestShop();
  const correctTime = shop.clock.at;
  shop.clock.at = new Date(correctTime.getTime() + 365 * 24 * 60 * 60 * 1000);
  const [abandoned, retried] = [await anOnlineOrder(shop), await anOnlineOrder(shop)];
  shop.clock.at = correctTime;
  expect(await tryPaymentAgain(shop, retried.id)).toMatchObject({ ok: true });
  await expireUnpaidOrders(shop);
  expect(await findOrder(shop, abandoned.id)).toMatchObject({ status: 'cancelled' });
  expect(await findOrder(shop, retried.id)).toMatchObject({ status: 'pending' });

  shop.clock.at = new Date(correctTime.getTime() + reservationMs);
  await expireUnpaidOrders(shop);
  expect(await findOrder(shop, retried.id)).toMatchObject({ status: 'cancelled' });
});

test('a late payment does not reinstate an order that its customer had asked to cancel', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  await askToCancel(shop, { orderId: order.id, words: '' });
  shop.clock.at = new Date(shop.clock.at.getTime() + reservationMs);
  await expireUnpaidOrders(shop);
  await recordNotification(shop, aNotification(order, 2));
  expect(await findOrder(shop, order.id)).toMatchObject({
    ...{ status: 'cancelled', refundDueLkr: order.totalLkr },
  });
});

test('partly paid orders do not keep other orders from expiring', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { stock: 200 });
  const lines = [{ product: oil, quantity: 1 }];
  for (let n = 0; n < 60; n += 1) await anOnlineOrder(shop, { lines });
  await shop.db.update(orders).set({ receivedLkr: 1 });
  for (let n = 0; n < 60; n += 1) await anOnlineOrder(shop, { lines });
  shop.clock.at = new Date(shop.clock.at.getTime() + reservationMs);
  await expireUnpaidOrders(shop);
  expect(await shop.db.$count(orders, eq(orders.status, 'cancelled'))).toBe(60);
});

test('a late payment for units that are no longer sold, or for an order that the owner cancelled, is due as a refund', async () => {
  const shop = await openTestShop();
  const [sold, balm] = [await aProduct(shop, { stock: 2 }), await aProduct(shop)];
  const lines = [sold, balm].map((product) => ({ product, quantity: 2 }));
  const late = await anOnlineOrder(shop, { lines });
  const byOwner = await anOnlineOrder(shop);
  const owner = await anOwner(shop);
  await changeOrderStatus(owner, { orderId: byOwner.id, status: 'cancelled' });
  shop.clock.at = new Date(shop.clock.at.getTime() + reservationMs);
  await expireUnpaidOrders(shop);
  await shop.db.update(products).set({ active: false }).where(eq(products.id, sold.id));

  for (const order of [late, byOwner]) {
    await recordNotification(shop, aNotification(order, 2, { paymentId: order.orderNumber }));
    expect(await findOrder(shop, order.id)).toMatchObject({
      ...{ status: 'cancelled', paymentStatus: 'paid', refundDueLkr: order.totalLkr },
    });
  }
  expect([await stockMismatches(shop), await paymentMismatches(shop)]).toEqual([[], []]);
});

test('late payments do not exceed the limit of a promo code, and those beyond it are due as refunds', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { stock: 5000 });
  const [limit, count] = isFullRun ? [50, 200] : [5, 10];
  const { id: promoCodeId } = await aPromo(shop, { maxUses: limit, used: count - 2 });
  const lines = [{ product: oil, quantity: 1 }];
  const late: Awaited<ReturnType<typeof anOnlineOrder>>[] = [];
  for (let n = 0; n < count; n += 1) late.push(await anOnlineOrder(shop, { lines, promoCodeId }));
  shop.clock.at = new Date(shop.clock.at.getTime() + reservationMs);
  // One run cancels a hundred at most.
  for (let cancelled = 0; cancelled < count; cancelled += 100) await expireUnpaidOrders(shop);
  await shop.db.update(promoCodes).set({ used: 2 });

  await Promise.all(
    late.map((order) =>
      recordNotification(shop, aNotification(order, 2, { paymentId: order.orderNumber })),
    ),
  );
  expect(await shop.db.select({ used: promoCodes.used }).from(promoCodes)).toEqual([
    { used: limit },
  ]);
  const found = await Promise.all(late.map(({ id }) => findOrder(shop, id)));
  const reinstated = found.filter((order) => order?.status === 'paid');
  expect(reinstated).toHaveLength(limit - 2);
  const refundable = found.filter((order) => (order?.refundDueLkr ?? 0) > 0);
  expect(refundable).toHaveLength(late.length - reinstated.length);
  expect([await stockMismatches(shop), await paymentMismatches(shop)]).toEqual([[], []]);
});
