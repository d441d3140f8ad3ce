import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { recordRefusedDelivery } from '#domain/orders/fulfilment/record-refused-delivery.server.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { askToCancel } from './ask-to-cancel.server.ts';
import { listCancelRequests } from './list-cancel-requests.server.ts';
import { readCancelRequestState } from './read-cancel-requests.server.ts';
import { acceptCancel, declineCancel } from './settle-cancel.server.ts';
import { withdrawCancel } from './withdraw-cancel.server.ts';

const words = 'I ordered it twice.';

async function open() {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const { id: orderId } = await anOrder(shop);
  const order = async () => {
    const found = await findOrder(shop, orderId);
    if (!found) throw new Error('The order is gone.');
    return found;
  };
  const moveTo = (status: OrderStatus) => changeOrderStatus(owner, { orderId, status });
  const ask = () => askToCancel(shop, { orderId, words });
  const request = async () => (await readCancelRequestState(shop, await order())).request;
  return { shop, owner, orderId, order, moveTo, ask, request };
}

test.each(['shipped', 'delivered'] as const)(
  'the request of an order that was marked as %s by mistake is open again once the order is set back',
  async (status) => {
    const { shop, owner, orderId, order, moveTo, ask, request } = await open();
    const since = shop.now();
    await ask();
    shop.clock.at = new Date(since.getTime() + 60_000);
    await moveTo(status);
    expect(await request()).toEqual({ state: 'declined', reason: 'sent', words: '' });
    expect(await moveTo('pending')).toMatchObject({ ok: true });
    expect(await order()).toMatchObject({ status: 'pending', cancelAskedAt: since });
    expect(await request()).toEqual({ state: 'waiting', since, words });
    expect(await listCancelRequests(owner)).toMatchObject([{ orderId, words }]);
    expect(await acceptCancel(owner, { orderId })).toMatchObject({ ok: true });
    expect(await request()).toEqual({ state: 'accepted' });
  },
);

test('an order that is set back has no request that its customer withdrew, or the owner declined for another reason', async () => {
  const { shop, owner, orderId, order, moveTo, ask } = await open();
  const shipAndSetBack = async () => {
    await moveTo('shipped');
    await moveTo('paid');
    return (await order()).cancelAskedAt;
  };
  expect(await shipAndSetBack()).toBeNull();
  await ask();
  await withdrawCancel(shop, { orderId });
  expect(await shipAndSetBack()).toBeNull();
  await ask();
  await declineCancel(owner, { orderId, reason: 'packed', words: '' });
  expect(await shipAndSetBack()).toBeNull();
});

test('an order whose parcel was refused at the door and that is reinstated is not said to have left already', async () => {
  const { owner, orderId, order, moveTo, ask, request } = await open();
  await ask();
  await moveTo('shipped');
  await recordRefusedDelivery(owner, { orderId, isRestocked: true });
  await moveTo('pending');
  expect(await request()).toBeUndefined();
  await moveTo('shipped');
  await moveTo('pending');
  expect((await order()).cancelAskedAt).toBeNull();
  expect(await ask()).toMatchObject({ ok: true });
  expect(await request()).toMatchObject({ state: 'waiting' });
});
