import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { anOnlineOrder } from '#test/online-payment.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { expireUnpaidOrders, reservationMs } from './expire-unpaid-orders.server.ts';
import { tryPaymentAgain } from './open-attempt.server.ts';

test('a cancelled order that the owner reinstates does not expire until its shopper tries to pay again', async () => {
  const shop = await openTestShop();
  const order = await anOnlineOrder(shop);
  const owner = await anOwner(shop);
  await changeOrderStatus(owner, { orderId: order.id, status: 'cancelled' });
  shop.clock.at = new Date(shop.clock.at.getTime() + reservationMs);
  await changeOrderStatus(owner, { orderId: order.id, status: 'pending' });
  await expireUnpaidOrders(shop);
  expect(await findOrder(shop, order.id)).toMatchObject({ status: 'pending' });
  expect((await tryPaymentAgain(shop, order.id)).ok).toBe(true);
  shop.clock.at = new Date(shop.clock.at.getTime() + reservationMs);
  await expireUnpaidOrders(shop);
  expect(await findOrder(shop, order.id)).toMatchObject({ status: 'cancelled' });
});
