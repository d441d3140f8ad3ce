import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { cancelOrder } from './cancel-order.server.ts';
import { saveOrder } from './save-order.server.ts';

async function anOpenOrder() {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop);
  const reasons = async () =>
    (await listHistory(shop, orderId)).flatMap((row) =>
      row.event === 'status' ? [row.details.reason] : [],
    );
  return { shop, orderId, reasons };
}

test('an order is cancelled once, with the first reason in its history', async () => {
  const { shop, orderId, reasons } = await anOpenOrder();
  await cancelOrder(shop, { orderId, reason: 'not-reached' });
  await cancelOrder(shop, { orderId, reason: 'other' });

  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'cancelled' });
  expect(await reasons()).toEqual(['not-reached']);
});

test('saving an order as cancelled requires a reason, and saving another status records none', async () => {
  const { shop, orderId, reasons } = await anOpenOrder();
  const wanted = { orderId, courier: '', trackingNumber: '' };

  expect(await saveOrder(shop, { ...wanted, status: 'cancelled' })).toEqual({
    ok: false,
    refusal: { code: 'cancel-reason-missing' },
  });
  await saveOrder(shop, { ...wanted, status: 'shipped', reason: 'other' });
  await saveOrder(shop, { ...wanted, status: 'cancelled', reason: 'ordered-twice' });
  expect(await reasons()).toEqual([undefined, 'ordered-twice']);
});
