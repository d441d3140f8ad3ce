import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { listHeldUnits } from '#domain/catalog/stock/list-held-units.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { findStockLedger } from '#domain/orders/reading/find-stock-ledger.server.ts';
import { listReturning } from '#domain/orders/reports/list-returning.server.ts';
import { stockMismatches } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { receiveReturn } from './receive-return.server.ts';
import { recordRefusedDelivery } from './record-refused-delivery.server.ts';

async function aReturningParcel() {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 5 });
  const lines = [{ product: oil, quantity: 2 }];
  const { id: orderId } = await anOrder(shop, { status: 'shipped', courier: 'Domex', lines });
  await recordRefusedDelivery(shop, { orderId, isRestocked: false });
  const stock = async () => {
    const [product] = await shop.db.select().from(products).where(eq(products.id, oil.id));
    return product?.stock;
  };
  return { shop, orderId, oil, stock };
}

test('a refused parcel counts as returning until it is received, and its units are restocked only then', async () => {
  const { shop, orderId, stock } = await aReturningParcel();
  expect(await listReturning(shop)).toMatchObject([{ id: orderId, courier: 'Domex' }]);
  expect(await stock()).toBe(3);
  const results = await Promise.all([
    receiveReturn(shop, { orderId, isRestocked: true }),
    receiveReturn(shop, { orderId, isRestocked: true }),
  ]);
  expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await stock()).toBe(5);
  expect(await listReturning(shop)).toEqual([]);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('a parcel that came back damaged or was lost no longer counts as returning, and its units are not restocked', async () => {
  const { shop, orderId, stock } = await aReturningParcel();
  expect(await receiveReturn(shop, { orderId, isRestocked: false })).toMatchObject({ ok: true });
  expect(await listReturning(shop)).toEqual([]);
  expect(await stock()).toBe(3);
});

test('receiving a parcel again succeeds and changes nothing, and with another outcome it is refused', async () => {
  const { shop, orderId, stock } = await aReturningParcel();
  await receiveReturn(shop, { orderId, isRestocked: true });
  shop.clock.at = new Date('2026-11-22T03:30:00.000Z');

  expect(await receiveReturn(shop, { orderId, isRestocked: true })).toMatchObject({ ok: true });
  expect(await receiveReturn(shop, { orderId, isRestocked: false })).toMatchObject({
    refusal: { code: 'not-returning' },
  });

  expect(await stock()).toBe(5);
  const order = { kind: 'order', id: orderId } as const;
  const { entries } = await listAudit(shop, { subject: order });
  expect(entries.filter(({ action }) => action === 'order-return-received')).toHaveLength(1);
});

test('units that were lost or came back damaged are never restocked, even if the order is reinstated and cancelled', async () => {
  const { shop, orderId, oil, stock } = await aReturningParcel();
  await receiveReturn(shop, { orderId, isRestocked: false });
  const ledger = await findStockLedger(shop, oil.id, { page: 1 });
  expect(ledger?.rows).toMatchObject([
    { units: -2, reason: 'adjusted', stockAfter: 3, orderId: null },
    { units: 2, reason: 'returned', stockAfter: 5, orderId },
    { units: -2, reason: 'order', stockAfter: 3, orderId },
    { units: 5, reason: 'opening' },
  ]);
  expect(ledger?.rows[0]?.note).toContain('lost or damaged');

  await changeOrderStatus(shop, { orderId, status: 'pending' });
  expect(await stock()).toBe(1);
  await changeOrderStatus(shop, { orderId, status: 'cancelled' });
  expect(await stock()).toBe(3);
  expect(await listHeldUnits(shop, orderId)).toEqual([]);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('a refused parcel cannot be received if its order was reinstated, or if its units were restocked when it was refused', async () => {
  const { shop, orderId } = await aReturningParcel();
  await changeOrderStatus(shop, { orderId, status: 'shipped' });
  const refusal = { code: 'not-returning' };
  expect(await receiveReturn(shop, { orderId, isRestocked: true })).toMatchObject({ refusal });
  await recordRefusedDelivery(shop, { orderId, isRestocked: true });
  expect(await receiveReturn(shop, { orderId, isRestocked: true })).toMatchObject({ refusal });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'cancelled' });
});
