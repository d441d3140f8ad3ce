import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { listOrders } from '#domain/orders/reading/list-orders.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { editOrder } from './edit-order.server.ts';

async function aPaidOrderOf(quantity: number, paymentMethod: PaymentMethod = 'cod') {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 10, priceLkr: 3800 });
  const lines = [{ product: oil, quantity }];
  const { id: orderId } = await anOrder(shop, {
    lines,
    paymentStatus: 'paid',
    status: 'paid',
    paymentMethod,
  });
  const order = async () => {
    const found = await findOrder(shop, orderId);
    if (!found) throw new Error('The order is gone.');
    return found;
  };
  const edit = async (newQuantity: number) =>
    editOrder(shop, {
      orderId,
      version: (await order()).version,
      customerName: 'Nimal Perera',
      phone: '+94771234567',
      email: undefined,
      address: '12 Temple Road',
      city: 'Colombo',
      province: 'Western',
      quantities: new Map([[oil.id, newQuantity]]),
    });
  const refund = async (amountLkr: number, returned = 0) =>
    refundOrder(shop, {
      orderId,
      amountLkr,
      method: 'cash',
      reason: '',
      returnedUnits: new Map([[oil.id, returned]]),
      shownRefundedLkr: (await order()).refundedLkr,
    });
  const stock = async () =>
    (await shop.db.select().from(products).where(eq(products.id, oil.id)))[0]?.stock;
  return { shop, orderId, order, edit, refund, stock };
}

test('a paid order whose total is raised by an edit is partly paid, and the difference is due', async () => {
  const { shop, orderId, order, edit } = await aPaidOrderOf(1, 'bank_transfer');
  await edit(3);
  expect(await order()).toMatchObject({
    totalLkr: 11_400,
    receivedLkr: 3800,
    dueLkr: 7600,
    paymentStatus: 'pending',
  });
  expect((await listOrders(shop, { concern: 'transfer' })).orders).toMatchObject([
    { dueLkr: 7600 },
  ]);
  expect((await listHistory(shop, orderId)).map(({ event }) => event)).toEqual([
    'placed',
    'corrected',
    'payment',
  ]);

  await changeOrderStatus(shop, { orderId, paymentStatus: 'paid' });
  expect(await order()).toMatchObject({ receivedLkr: 11_400, dueLkr: 0, paymentStatus: 'paid' });
});

test('a paid order whose total is lowered by an edit stays paid, and the difference is due as a refund', async () => {
  const { shop, order, edit, refund } = await aPaidOrderOf(2);
  await edit(1);
  expect(await order()).toMatchObject({ dueLkr: 0, refundDueLkr: 3800, paymentStatus: 'paid' });
  expect((await listOrders(shop, { concern: 'refund' })).orders).toHaveLength(1);

  await refund(3800);
  expect(await order()).toMatchObject({
    totalLkr: 3800,
    receivedLkr: 7600,
    refundedLkr: 3800,
    refundDueLkr: 0,
    paymentStatus: 'paid',
  });
  await edit(2);
  expect(await order()).toMatchObject({ dueLkr: 3800, paymentStatus: 'pending' });
});

test('a refund before an edit reduces the refund that the edit makes due', async () => {
  const { order, edit, refund } = await aPaidOrderOf(3);
  await refund(7600);
  expect(await edit(1)).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({
    totalLkr: 3800,
    refundedLkr: 7600,
    dueLkr: 0,
    refundDueLkr: 0,
    paymentStatus: 'paid',
  });
});

test('an order of three units, of which one was refunded and restocked, restocks nothing more when it is edited to two', async () => {
  const { order, edit, refund, stock } = await aPaidOrderOf(3);
  await refund(3800, 1);
  expect(await stock()).toBe(8);
  await edit(2);
  expect(await stock()).toBe(8);
  expect(await order()).toMatchObject({ dueLkr: 0, refundDueLkr: 0, paymentStatus: 'paid' });
});

test('a cancelled and refunded order has its total due again once it is reinstated', async () => {
  const { shop, orderId, order, refund } = await aPaidOrderOf(2);
  await changeOrderStatus(shop, { orderId, status: 'cancelled' });
  expect(await order()).toMatchObject({ refundDueLkr: 7600, dueLkr: 0 });
  await refund(7600);
  expect(await order()).toMatchObject({ refundDueLkr: 0, paymentStatus: 'refunded' });
  await changeOrderStatus(shop, { orderId, status: 'pending' });
  expect(await order()).toMatchObject({ dueLkr: 7600, paymentStatus: 'pending' });
});

test('a partial refund of a paid order is not due again, even after the order is cancelled and reinstated', async () => {
  const { shop, orderId, order, refund } = await aPaidOrderOf(2);
  await refund(1000);
  expect(await order()).toMatchObject({ dueLkr: 0, refundDueLkr: 0, paymentStatus: 'paid' });
  await changeOrderStatus(shop, { orderId, status: 'cancelled' });
  expect(await order()).toMatchObject({ refundDueLkr: 6600 });
  await changeOrderStatus(shop, { orderId, status: 'delivered' });
  expect(await order()).toMatchObject({ dueLkr: 0, paymentStatus: 'paid' });
});
