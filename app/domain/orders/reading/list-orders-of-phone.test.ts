import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { recordRefusedDelivery } from '#domain/orders/fulfilment/record-refused-delivery.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { listOrdersOfPhone } from './list-orders-of-phone.server.ts';

test('the other orders of a phone number are listed, and its refused parcels are counted', async () => {
  const shop = await anOwner(await openTestShop());
  const lines = [{ product: await aProduct(shop, { stock: 9 }), quantity: 1 }];
  const first = await anOrder(shop, { lines, createdAt: new Date('2026-11-01T00:00:00Z') });
  const second = await anOrder(shop, { lines });
  await anOrder(shop, { lines, customerPhone: '+94712222222' });
  await changeOrderStatus(shop, { orderId: first.id, status: 'shipped' });
  await recordRefusedDelivery(shop, { orderId: first.id, isRestocked: true });

  const found = await listOrdersOfPhone(shop, second);
  expect(found).toMatchObject({
    others: [{ id: first.id, status: 'cancelled' }],
    othersCount: 1,
    refusedCount: 1,
  });
});

test('an order whose person was removed has no other orders', async () => {
  const shop = await anOwner(await openTestShop());
  const order = await anOrder(shop);
  const found = await listOrdersOfPhone(shop, { id: order.id, customerPhone: '' });
  expect(found).toEqual({ others: [], othersCount: 0, refusedCount: 0 });
});
