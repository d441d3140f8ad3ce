import { expect, test } from 'vitest';
import { formatRupees } from '#domain/kernel/rupees.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { headlineOf, paymentSentence } from '#domain/orders/progress.copy.ts';
import { countQueues } from '#domain/orders/queues/list-queues.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { listOrders } from '#domain/orders/reading/list-orders.server.ts';
import { readProgress } from '#domain/orders/reading/read-progress.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { paymentMismatches } from '#test/ledger.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOwner } from '#test/shop.ts';
import { countChargeBacks, listChargeBacks } from './list-charge-backs.server.ts';
import { recordNotification } from './record-notification.server.ts';
import { settleChargeBack } from './settle-charge-back.server.ts';

test('the owner gets one message about a chargeback, which is listed until they settle it with a note', async () => {
  const shop = await openSellingShop({ listeners: [writeMessages({ demo: true })] });
  const owner = await anOwner(shop);
  const order = await anOnlineOrder(shop);
  await recordNotification(shop, aNotification(order, 2));
  expect(await countChargeBacks(owner)).toBe(0);
  await Promise.all(
    Array.from({ length: 10 }, () => recordNotification(shop, aNotification(order, -3))),
  );

  const written = await shop.db
    .select({ kind: messages.kind, channel: messages.channel })
    .from(messages);
  expect(written.filter(({ kind }) => kind === 'charge-back')).toEqual([
    { kind: 'charge-back', channel: 'email' },
  ]);
  expect(await listChargeBacks(owner)).toMatchObject([{ orderId: order.id }]);
  const listed = async () => (await listOrders(owner, { concern: 'charged-back' })).orders;
  expect(await listed()).toMatchObject([{ id: order.id }]);
  expect((await countQueues(owner)).pack).toBe(0);

  const settlement = { orderId: order.id, text: 'Pays in cash', shownChargeBacks: 1 };
  const results = await Promise.all([
    settleChargeBack(owner, settlement),
    settleChargeBack(owner, settlement),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual({ ok: false, refusal: { code: 'no-charge-back' } });
  expect([await countChargeBacks(owner), await listed()]).toEqual([0, []]);
  expect((await listHistory(owner, order.id)).at(-1)).toMatchObject({
    ...{ event: 'charge-back-settled', details: { text: 'Pays in cash' } },
  });
  expect(await paymentMismatches(shop)).toEqual([]);
});

test('a note on one chargeback does not close another of the same order, which arrived after its form was shown', async () => {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const order = await anOnlineOrder(shop);
  const chargeBack = async (paymentId: string) => {
    await recordNotification(shop, aNotification(order, 2, { paymentId }));
    await recordNotification(shop, aNotification(order, -3, { paymentId }));
  };
  const chargedBackAt = async () => (await findOrder(shop, order.id))?.chargedBackAt;
  const settle = (shownChargeBacks: number) =>
    settleChargeBack(owner, { orderId: order.id, text: 'Pays in cash', shownChargeBacks });
  const reportedAt = shop.now();
  await chargeBack('3200');
  shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
  await chargeBack('3201');

  expect(await settle(1)).toEqual({ ok: false, refusal: { code: 'charged-back-again' } });

  expect(await chargedBackAt(), 'waits since the first').toEqual(reportedAt);
  expect(await settle(2)).toMatchObject({ ok: true });
  expect(await chargedBackAt()).toBeNull();
  await chargeBack('3202');
  expect(await settle(3)).toMatchObject({ ok: true });
});

test('the order page does not call a charged-back payment a refund, and shows an order that is paid or refunded afterwards as such', async () => {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const order = await anOnlineOrder(shop);
  await recordNotification(shop, aNotification(order, 2));
  await recordNotification(shop, aNotification(order, -3));

  const takenBack = `The payer’s bank has taken back ${formatRupees(order.totalLkr)}.`;
  expect(await orderPageTexts(shop, order.id)).toEqual([
    'The payment of your order was taken back',
    takenBack,
  ]);

  await changeOrderStatus(owner, { orderId: order.id, paymentStatus: 'paid' });
  expect(await orderPageTexts(shop, order.id)).toEqual([
    'Your order is confirmed',
    'Paid. Nothing is left to pay.',
  ]);

  await changeOrderStatus(owner, { orderId: order.id, paymentStatus: 'refunded' });
  expect(await orderPageTexts(shop, order.id)).toEqual([
    'Your order was refunded',
    `We have refunded ${formatRupees(order.totalLkr)}.`,
  ]);
});

async function orderPageTexts(shop: Shop, orderId: string) {
  const order = await findOrder(shop, orderId);
  const progress = order && (await readProgress(shop, order, await readSettings(shop)));
  return progress && [headlineOf(progress).en, paymentSentence(progress)?.en];
}
