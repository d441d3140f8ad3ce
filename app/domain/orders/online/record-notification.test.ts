import { expect, test } from 'vitest';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { payHereCodes } from '#domain/payments/payhere/gateway.ts';
import { paymentEntries } from '#domain/payments/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { isFullRun } from '#test/full-run.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { changePaymentMethod } from './change-payment-method.server.ts';
import { recordNotification } from './record-notification.server.ts';

test('a hundred copies of one notification at once change the order once, and record one payment', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  const results = await Promise.all(
    Array.from({ length: 100 }, () => recordNotification(shop, aNotification(order, 2))),
  );
  expect(
    results.filter(({ ok, ...rest }) => ok && 'value' in rest && rest.value.isNew).length,
  ).toBe(1);
  expect(await findOrder(shop, order.id)).toMatchObject({
    ...{ status: 'paid', paymentStatus: 'paid', receivedLkr: order.totalLkr, dueLkr: 0 },
  });
  expect(await shop.db.select().from(paymentEntries)).toMatchObject([
    { via: 'payhere', reference: '3200', amountLkr: order.totalLkr },
  ]);
});

test('all five notifications of a payment lead to one state, in whatever sequence they arrive', async () => {
  const shop = await openTestShop();
  const states = new Set<string>();
  const sequences = permutations(payHereCodes).filter((_, index) => isFullRun || index % 5 === 0);
  for (const codes of sequences) {
    const order = await anOnlineOrder(shop);
    for (const code of codes)
      await recordNotification(shop, aNotification(order, code, { paymentId: order.orderNumber }));
    const found = await findOrder(shop, order.id);
    const { status, paymentStatus, receivedLkr, refundedLkr, dueLkr, refundDueLkr } = found ?? {};
    states.add(
      JSON.stringify({ status, paymentStatus, receivedLkr, refundedLkr, dueLkr, refundDueLkr }),
    );
  }
  expect([...states].map((end) => JSON.parse(end))).toEqual([
    {
      ...{ status: 'paid', paymentStatus: 'refunded', receivedLkr: 3800, refundedLkr: 3800 },
      ...{ dueLkr: 0, refundDueLkr: 0 },
    },
  ]);
  expect(await paymentMismatches(shop)).toEqual([]);
}, 240_000);

test('a received payment is not undone by a later notification that it is cancelled, failed or pending', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  for (const code of [2, -1, -2, 0] as const)
    await recordNotification(shop, aNotification(order, code));
  expect(await findOrder(shop, order.id)).toMatchObject({ paymentStatus: 'paid' });
});

test('a notification with an unknown reference or another amount is refused and changes nothing', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  const unknown = { ...aNotification(order, 2), reference: 'ORD-1-1' };
  expect(await recordNotification(shop, unknown)).toMatchObject({
    refusal: { code: 'unknown-order' },
  });
  const cheap = { ...aNotification(order, 2), amountLkr: 1 };
  expect(await recordNotification(shop, cheap)).toMatchObject({
    refusal: { code: 'other-amount' },
  });
  expect(await findOrder(shop, order.id)).toMatchObject({
    paymentStatus: 'pending',
    receivedLkr: 0,
  });
});

test('a payment that is reported for two orders counts for the first of them alone', async () => {
  const shop = await openTestShop();
  const [one, other] = [await anOnlineOrder(shop), await anOnlineOrder(shop)];
  await recordNotification(shop, aNotification(one, 2));
  expect(await recordNotification(shop, aNotification(other, 2))).toMatchObject({
    value: { isNew: false },
  });
  expect(await findOrder(shop, one.id)).toMatchObject({ receivedLkr: one.totalLkr });
  expect(await findOrder(shop, other.id)).toMatchObject({ receivedLkr: 0, status: 'pending' });
  expect(await shop.db.$count(paymentEntries)).toBe(1);
});

test('a payment that is reported for two orders at once counts for one of them', async () => {
  const shop = await openTestShop();
  const orders = [await anOnlineOrder(shop), await anOnlineOrder(shop)] as const;
  const reports = [orders[0], orders[1], orders[1]].map((order) => aNotification(order, 2));
  await Promise.allSettled(reports.map((report) => recordNotification(shop, report)));
  const found = [await findOrder(shop, orders[0].id), await findOrder(shop, orders[1].id)];
  expect(found.map((order) => order?.receivedLkr ?? 0).sort((a, b) => a - b)).toEqual([0, 3800]);
  expect(await shop.db.$count(paymentEntries)).toBe(1);
  expect(await paymentMismatches(shop)).toEqual([]);
});

test('the payment method of an order can be changed, and money that arrives online afterwards is recorded', async () => {
  const shop = await openTestShop();
  await ensureSettings(shop);
  const order = await anOnlineOrder(shop);
  await recordNotification(shop, aNotification(order, -1));
  expect(await changePaymentMethod(shop, { orderId: order.id, method: 'cod' })).toMatchObject({
    ok: true,
  });
  const changed = { paymentMethod: 'cod', paymentStatus: 'pending', dueLkr: 3800, version: 2 };
  expect(await findOrder(shop, order.id)).toMatchObject(changed);
  const repeat = await changePaymentMethod(shop, { orderId: order.id, method: 'cod' });
  expect(repeat, 'a repeat after a lost response').toMatchObject({
    ok: true,
  });
  expect(await findOrder(shop, order.id)).toMatchObject(changed);
  await recordNotification(shop, aNotification(order, 2, { paymentId: '3201' }));
  expect(await findOrder(shop, order.id)).toMatchObject({ dueLkr: 0, paymentStatus: 'paid' });
});

test('an order has to be packed again when its payment method changes, and when it is paid online after all', async () => {
  const shop = await anOwner(await openTestShop());
  await ensureSettings(shop);
  const order = await anOnlineOrder(shop);
  const pack = () => packOrder(shop, { orderId: order.id, isPacked: true });
  await pack();
  await changePaymentMethod(shop, { orderId: order.id, method: 'cod' });
  expect(await findOrder(shop, order.id)).toMatchObject({ packedAt: null, dueLkr: 3800 });
  await pack();
  await recordNotification(shop, aNotification(order, 2));
  expect(await findOrder(shop, order.id)).toMatchObject({
    ...{ packedAt: null, version: 3, status: 'paid', dueLkr: 0 },
  });
});

test('an order that was packed while its online payment was pending stays packed when it is paid', async () => {
  const shop = await anOwner(await openTestShop());
  const order = await anOnlineOrder(shop);
  await packOrder(shop, { orderId: order.id, isPacked: true });
  await recordNotification(shop, aNotification(order, 2));
  expect(await findOrder(shop, order.id)).toMatchObject({
    ...{ packedAt: shop.now(), version: 1, status: 'paid' },
  });
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
