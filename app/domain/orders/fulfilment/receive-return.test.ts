import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listReturning } from '#domain/orders/reports/list-returning.server.ts';
import { stockMismatches } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { receiveReturn } from './receive-return.server.ts';
import { refuseDelivery } from './refuse-delivery.server.ts';

async function aReturningParcel() {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 5 });
  const lines = [{ product: oil, quantity: 2 }];
  const { id: orderId } = await anOrder(shop, { status: 'shipped', courier: 'Domex', lines });
  await refuseDelivery(shop, { orderId, isRestocked: false });
  const stock = async () => {
    const [shelf] = await shop.db.select().from(products).where(eq(products.id, oil.id));
    return shelf?.stock;
  };
  return { shop, orderId, stock };
}

test('a refused parcel is returning until it is received, and only then its units are in stock again', async () => {
  const { shop, orderId, stock } = await aReturningParcel();
  expect(await listReturning(shop)).toMatchObject([{ id: orderId, courier: 'Domex' }]);
  expect(await stock()).toBe(3);
  const both = await Promise.all([
    receiveReturn(shop, { orderId, isRestocked: true }),
    receiveReturn(shop, { orderId, isRestocked: true }),
  ]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await stock()).toBe(5);
  expect(await listReturning(shop)).toEqual([]);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('a parcel that came back broken, or never, is done without its units', async () => {
  const { shop, orderId, stock } = await aReturningParcel();
  expect(await receiveReturn(shop, { orderId, isRestocked: false })).toMatchObject({ ok: true });
  expect(await listReturning(shop)).toEqual([]);
  expect(await stock()).toBe(3);
});

test('an order that is taken up again is no longer returning, and nothing else can be received', async () => {
  const { shop, orderId } = await aReturningParcel();
  await changeOrderStatus(shop, { orderId, status: 'shipped' });
  const refusal = { code: 'not-returning' };
  expect(await receiveReturn(shop, { orderId, isRestocked: true })).toMatchObject({ refusal });
  await refuseDelivery(shop, { orderId, isRestocked: true });
  expect(await receiveReturn(shop, { orderId, isRestocked: true })).toMatchObject({ refusal });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'cancelled' });
});
