import { expect, test } from 'vitest';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop, passSeconds, type TestShop } from '#test/shop.ts';
import { tryPaymentAgain } from './open-attempt.server.ts';
import { findLastAttempt } from './read-payment.server.ts';
import { recordNotification } from './record-notification.server.ts';
import { paymentAttempts } from './tables.server.ts';

test('an order whose payment failed is paid by a second attempt', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  await recordNotification(shop, aNotification(order, -2));
  expect(await findOrder(shop, order.id)).toMatchObject({ paymentStatus: 'failed' });
  expect(await tryPaymentAgain(shop, order.id)).toMatchObject({ ok: true });
  await recordNotification(shop, aNotification(order, 2, { paymentId: '3201', attempt: 2 }));
  expect(await findOrder(shop, order.id)).toMatchObject({ status: 'paid', paymentStatus: 'paid' });
  expect(await tryPaymentAgain(shop, order.id)).toMatchObject({
    refusal: { code: 'not-payable-online' },
  });
});

test('an order that was paid twice has the second payment due as a refund', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  await tryPaymentAgain(shop, order.id);
  await recordNotification(shop, aNotification(order, 2));
  await recordNotification(shop, aNotification(order, 2, { paymentId: '3201', attempt: 2 }));
  expect(await findOrder(shop, order.id)).toMatchObject({
    ...{ status: 'paid', receivedLkr: 7600, refundDueLkr: 3800 },
  });
  expect(await paymentMismatches(shop)).toEqual([]);
});

/** Adds a unit to each line of an order, and returns its new total. */
async function addUnit(shop: TestShop, orderId: string): Promise<number> {
  const order = await findOrder(shop, orderId);
  if (!order) throw new Error('The order is gone.');
  const { version, customerName, customerPhone: phone, street: address, city, province } = order;
  const quantities = new Map(order.lines.map((line) => [line.productId, line.quantity + 1]));
  const person = { customerName, phone, email: order.customerEmail ?? undefined };
  const edit = { orderId, version, ...person, address, city, province, quantities };
  expect(await editOrder(await anOwner(shop), edit)).toMatchObject({ ok: true });
  return (await findOrder(shop, orderId))?.totalLkr ?? 0;
}

test.each([
  ['Nimal Perera', { firstName: 'Nimal', lastName: 'Perera' }],
  ['K. M. Nimal Perera', { firstName: 'K. M. Nimal', lastName: 'Perera' }],
  ['Nimal', { firstName: 'Nimal', lastName: '-' }],
])(
  'an order of %s that cost nothing when it was placed can be paid online once it costs something',
  async (customerName, payer) => {
    const shop = await openTestShop();
    const product = await aProduct(shop);
    const free = { lines: [{ product, quantity: 1 }], discountLkr: product.priceLkr };
    const placed = await anOrder(shop, { paymentMethod: 'payhere', customerName, ...free });
    const notPayable = { refusal: { code: 'not-payable-online' } };
    expect(await tryPaymentAgain(shop, placed.id)).toMatchObject(notPayable);
    const order = { ...placed, totalLkr: await addUnit(shop, placed.id) };
    expect(await tryPaymentAgain(shop, order.id)).toMatchObject({ ok: true });
    const expected = { reference: `${order.orderNumber}-1`, amountLkr: product.priceLkr };
    expect(await findLastAttempt(shop, order.id)).toMatchObject({ ...expected, ...payer });
    await recordNotification(shop, aNotification(order, 2));
    expect(await findOrder(shop, order.id)).toMatchObject({
      status: 'paid',
      paymentStatus: 'paid',
    });
  },
);

test('another attempt uses the name in the order if the name of the payer is no longer stored', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  await shop.db.update(paymentAttempts).set({ firstName: '', lastName: '' });
  await tryPaymentAgain(shop, order.id);
  const expected = { reference: `${order.orderNumber}-2`, firstName: 'Nimal', lastName: 'Perera' };
  expect(await findLastAttempt(shop, order.id)).toMatchObject(expected);
});

test('another attempt counts as the last one though the first was opened while the clock was ahead', async () => {
  const shop = await openTestShop();
  const correctTime = shop.clock.at;
  shop.clock.at = new Date(correctTime.getTime() + 24 * 60 * 60_000);
  const order = await anOnlineOrder(shop);
  await recordNotification(shop, aNotification(order, -2));
  shop.clock.at = correctTime;
  for (let attempt = 2; attempt <= 10; attempt += 1) {
    expect(await tryPaymentAgain(shop, order.id)).toMatchObject({ ok: true });
    const reference = `${order.orderNumber}-${attempt}`;
    expect(await findLastAttempt(shop, order.id)).toMatchObject({ reference, state: 'pending' });
  }
});

test('a shopper who presses twice for the last attempt to pay is let through both times, and later refused', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  for (let attempt = 2; attempt < 10; attempt += 1) await tryPaymentAgain(shop, order.id);
  passSeconds(shop, 60);
  for (let press = 0; press < 2; press += 1)
    expect(await tryPaymentAgain(shop, order.id)).toMatchObject({ ok: true });
  expect(await shop.db.$count(paymentAttempts)).toBe(10);
  passSeconds(shop, 60);
  const refused = { refusal: { code: 'not-payable-online' } };
  expect(await tryPaymentAgain(shop, order.id)).toMatchObject(refused);
});
