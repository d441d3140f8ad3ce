import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listHeldUnits } from '#domain/catalog/stock/list-held-units.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { stockMismatches } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { editOrder } from './edit-order.server.ts';

/** Sells the five units in stock: A takes five and is cancelled, B takes three, A is reinstated with two of its five. */
async function anOrderThatIsShort() {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800 });
  const buy = (quantity: number) => anOrder(shop, { lines: [{ product: oil, quantity }] });
  const changeStatus = (orderId: string, status: OrderStatus) =>
    changeOrderStatus(shop, { orderId, status });
  const a = await buy(5);
  await changeStatus(a.id, 'cancelled');
  const b = await buy(3);
  await changeStatus(a.id, 'pending');
  const edit = async (quantity?: number) => {
    const order = await findOrder(shop, a.id);
    if (!order) throw new Error('The order is gone.');
    return editOrder(shop, {
      orderId: a.id,
      version: order.version,
      customerName: 'Nimal Perera',
      phone: '+94771234567',
      email: undefined,
      address: '12 Temple Road',
      city: 'Kandy',
      province: 'Central',
      quantities: new Map(quantity === undefined ? [] : [[oil.id, quantity]]),
    });
  };
  const stock = async () =>
    (await shop.db.select().from(products).where(eq(products.id, oil.id)))[0]?.stock;
  const held = async () => (await listHeldUnits(shop, a.id))[0]?.quantity ?? 0;
  return { shop, a, b, oil, changeStatus, buy, edit, stock, held };
}

test('an order with missing units that is lowered to the units that it holds restocks nothing', async () => {
  const { shop, a, b, changeStatus, edit, stock, held } = await anOrderThatIsShort();
  expect(await edit(2)).toMatchObject({ ok: true });
  expect([await stock(), await held()]).toEqual([0, 2]);
  await changeStatus(a.id, 'cancelled');
  await changeStatus(b.id, 'cancelled');
  expect(await stock()).toBe(5);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('an order with missing units that is lowered below the units that it holds restocks only the difference', async () => {
  const { edit, stock, held } = await anOrderThatIsShort();
  await edit(1);
  expect([await stock(), await held()]).toEqual([1, 1]);
});

test('raising an order with missing units above the stock is refused, with the number of units that it lacks', async () => {
  const { b, changeStatus, edit } = await anOrderThatIsShort();
  expect(await edit(6)).toMatchObject({ refusal: { left: 0, lacking: 3 } });
  await changeStatus(b.id, 'cancelled');
  expect(await edit(6)).toMatchObject({ refusal: { left: 3, lacking: 3 } });
});

test('a later edit takes the missing units, as far as they are in stock', async () => {
  const { shop, b, oil, changeStatus, buy, edit, stock, held } = await anOrderThatIsShort();
  expect(await edit()).toMatchObject({ ok: true });
  expect([await stock(), await held()]).toEqual([0, 2]);
  await changeStatus(b.id, 'cancelled');
  await buy(2);
  await edit(4);
  expect([await stock(), await held()]).toEqual([0, 3]);
  await shop.db.update(products).set({ active: false }).where(eq(products.id, oil.id));
  expect(await edit(5)).toMatchObject({ refusal: { code: 'sold-out', left: 0 } });
});
