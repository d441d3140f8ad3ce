import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { recordNotification } from '#domain/orders/online/record-notification.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aNotification, anOnlineOrder } from '#test/online-payment.ts';
import { anOwner, openTestShop, passSeconds } from '#test/shop.ts';
import { listSlips } from './find-slips.server.ts';
import { readOwnSlips } from './read-own-slips.server.ts';
import { refuseSlips } from './settle-slips.server.ts';

async function anOrderWithSlip() {
  const testShop = await openTestShop();
  const shop = await anOwner(testShop);
  await ensureSettings(shop);
  const { id: orderId } = await aTransferOrder(shop);
  await sendSlip(shop, orderId);
  const readStatus = async () => {
    const order = await findOrder(shop, orderId);
    return order && (await readOwnSlips(shop, order))?.status?.state;
  };
  const changeToCash = () =>
    shop.db.update(orders).set({ paymentMethod: 'cod' }).where(eq(orders.id, orderId));
  const deliver = () => changeOrderStatus(shop, { orderId, status: 'delivered' });
  const markPaid = () => {
    passSeconds(testShop, 60);
    return changeOrderStatus(shop, { orderId, paymentStatus: 'paid' });
  };
  const refuse = async () => {
    const shownSlips = (await listSlips(shop, orderId)).map(({ id }) => id);
    await refuseSlips(shop, { orderId, shownSlips, reason: 'unreadable', words: '' });
  };
  return { readStatus, changeToCash, deliver, markPaid, refuse };
}

test('the slip of an order that is paid in cash now is not shown as waiting', async () => {
  const { readStatus, changeToCash } = await anOrderWithSlip();
  expect(await readStatus()).toBe('waiting');
  await changeToCash();
  expect(await readStatus()).toBeUndefined();
});

test('the slip of a delivered order, which nobody checks any more, is not shown as waiting', async () => {
  const { readStatus, deliver } = await anOrderWithSlip();
  await deliver();
  expect(await readStatus()).toBeUndefined();
});

test('the slip of an order that was paid online before anyone looked at the slip is not shown as accepted', async () => {
  const shop = await openSellingShop();
  const order = await anOnlineOrder(shop);
  const method = 'bank_transfer';
  await shop.db.update(orders).set({ paymentMethod: method }).where(eq(orders.id, order.id));
  await sendSlip(shop, order.id);
  await recordNotification(shop, aNotification(order, 2));
  const paid = await findOrder(shop, order.id);
  if (!paid) throw new Error('The order is gone.');
  expect(paid).toMatchObject({ paymentMethod: method, paymentStatus: 'paid', dueLkr: 0 });
  expect(await readOwnSlips(shop, paid)).toMatchObject({ status: undefined, slips: [{}] });
});

test('the slip of an order that was marked as paid is shown as accepted, but not if it was refused', async () => {
  for (const isRefused of [false, true]) {
    const { readStatus, markPaid, refuse } = await anOrderWithSlip();
    if (isRefused) await refuse();
    await markPaid();
    expect(await readStatus()).toBe(isRefused ? undefined : 'accepted');
  }
});
