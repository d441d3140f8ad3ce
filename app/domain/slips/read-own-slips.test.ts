import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { readOwnSlips } from './read-own-slips.server.ts';

async function anOrderWithSlip() {
  const shop = await anOwner(await openTestShop());
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
  return { readStatus, changeToCash, deliver };
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
