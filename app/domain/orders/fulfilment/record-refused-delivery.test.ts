import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listOrdersOfPhone } from '#domain/orders/reading/list-orders-of-phone.server.ts';
import { stockMismatches } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { packOrder } from './pack-order.server.ts';
import { recordRefusedDelivery } from './record-refused-delivery.server.ts';

async function aWaitingOrder() {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 5 });
  const { id: orderId } = await anOrder(shop, { lines: [{ product: oil, quantity: 2 }] });
  return { shop, oil, orderId };
}

async function aShippedParcel() {
  const { shop, oil, orderId } = await aWaitingOrder();
  await changeOrderStatus(shop, { orderId, status: 'shipped' });
  const stock = async () => {
    const [product] = await shop.db.select().from(products).where(eq(products.id, oil.id));
    return product?.stock;
  };
  return { shop, orderId, stock };
}

test('refusing a parcel that came back undamaged cancels the order and restocks its units', async () => {
  const { shop, orderId, stock } = await aShippedParcel();
  await recordRefusedDelivery(shop, { orderId, isRestocked: true });
  expect(await findOrder(shop, orderId)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'pending',
    deliveryRefusedAt: shop.now(),
    returnReceivedAt: shop.now(),
  });
  expect(await stock()).toBe(5);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('units that are not restocked stay with the refused order, and reinstating it takes none again', async () => {
  const { shop, orderId, stock } = await aShippedParcel();
  await recordRefusedDelivery(shop, { orderId, isRestocked: false });
  expect(await stock()).toBe(3);
  await changeOrderStatus(shop, { orderId, status: 'shipped' });
  expect(await stock()).toBe(3);
  await changeOrderStatus(shop, { orderId, status: 'cancelled' });
  expect(await stock()).toBe(5);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('a refused order that is reinstated has to be packed again', async () => {
  const { shop, orderId } = await aWaitingOrder();
  await packOrder(shop, { orderId, isPacked: true });
  await changeOrderStatus(shop, { orderId, status: 'shipped' });
  await recordRefusedDelivery(shop, { orderId, isRestocked: true });
  await changeOrderStatus(shop, { orderId, status: 'pending' });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'pending', packedAt: null });
});

test('only the delivery of a shipped order can be refused, and only once', async () => {
  const { shop, orderId } = await aShippedParcel();
  const waiting = await anOrder(shop);
  const refused = await recordRefusedDelivery(shop, { orderId: waiting.id, isRestocked: true });
  expect(refused).toMatchObject({ refusal: { code: 'not-on-its-way' } });
  const results = await Promise.all([
    recordRefusedDelivery(shop, { orderId, isRestocked: true }),
    recordRefusedDelivery(shop, { orderId, isRestocked: true }),
  ]);
  expect(results.map((result) => result.ok).sort()).toEqual([false, true]);
});

test('a refused delivery no longer counts against the phone number once the order is reinstated', async () => {
  const { shop, orderId } = await aShippedParcel();
  await recordRefusedDelivery(shop, { orderId, isRestocked: false });
  await changeOrderStatus(shop, { orderId, status: 'delivered' });
  const order = await findOrder(shop, orderId);
  expect(order?.deliveryRefusedAt).toBeNull();
  const ofPhone = { id: orderId, customerPhone: order?.customerPhone ?? '' };
  expect((await listOrdersOfPhone(shop, ofPhone)).refusedCount).toBe(0);
});
