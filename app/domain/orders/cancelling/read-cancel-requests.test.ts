import { expect, test } from 'vitest';
import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { askToCancel } from './ask-to-cancel.server.ts';
import { readCancelRequestState, readCancelRequests } from './read-cancel-requests.server.ts';
import { acceptCancel, declineCancel } from './settle-cancel.server.ts';

async function aRequest() {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const { id: orderId } = await anOrder(shop);
  const ask = () => askToCancel(shop, { orderId, words: '' });
  await ask();
  const states = async () => {
    const order = await findOrder(shop, orderId);
    if (!order) throw new Error('The order is gone.');
    const { request } = await readCancelRequestState(shop, order);
    return [request?.state, (await readCancelRequests(shop, [order])).get(orderId)?.state];
  };
  const reinstate = () => changeOrderStatus(owner, { orderId, status: 'pending' });
  return { owner, orderId, ask, states, reinstate };
}

test('an order that is reinstated and cancelled again does not count as cancelled by its earlier request', async () => {
  const { owner, orderId, states, reinstate } = await aRequest();
  await acceptCancel(owner, { orderId });
  expect(await states()).toEqual(['accepted', 'accepted']);
  await reinstate();
  await cancelOrder(owner, { orderId, reason: 'sold-out' });
  expect(await states()).toEqual([undefined, undefined]);
});

test('a waiting request counts as accepted once the order is cancelled, for whatever reason', async () => {
  const { owner, orderId, states } = await aRequest();
  expect(await states()).toEqual(['waiting', 'waiting']);
  await cancelOrder(owner, { orderId, reason: 'other' });
  expect(await states()).toEqual(['accepted', 'accepted']);
});

test('a declined request stays declined after the order is cancelled and reinstated', async () => {
  const { owner, orderId, ask, states, reinstate } = await aRequest();
  await declineCancel(owner, { orderId, reason: 'packed', words: '' });
  await cancelOrder(owner, { orderId, reason: 'other' });
  await reinstate();
  expect(await states()).toEqual(['declined', 'declined']);
  expect(await ask()).toMatchObject({ ok: false });
});
