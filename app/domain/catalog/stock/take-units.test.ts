import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { anOrder } from '#test/order.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { takeUnits } from './take-units.server.ts';

async function anOrderId(shop: Shop) {
  return (await anOrder(shop)).id;
}

async function stockOf(shop: Shop, productId: string) {
  const [found] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId));
  return found?.stock;
}

test('taking units lowers the stock, and the ledger records the order and its actor', async () => {
  const shop = await openTestShop();
  const orderId = await anOrderId(shop);
  const oil = await aProduct(shop, { stock: 5 });

  expect(await takeUnits(shop, [{ productId: oil.id, quantity: 3 }], { orderId })).toBeUndefined();

  expect(await stockOf(shop, oil.id)).toBe(2);
  const moves = await shop.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, oil.id))
    .orderBy(stockMovements.id);
  expect(moves).toMatchObject([
    { units: 5, reason: 'opening' },
    { units: -3, reason: 'order', orderId, actor: 'guest', at: shop.now() },
  ]);
});

test('the last unit can be taken', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { stock: 1 });
  const wanted = [{ productId: oil.id, quantity: 1 }];

  expect(await takeUnits(shop, wanted, { orderId: await anOrderId(shop) })).toBeUndefined();
  expect(await stockOf(shop, oil.id)).toBe(0);
});

test('with too few units in stock no unit is taken, and the result has the number of units left', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { stock: 2 });
  const wanted = [{ productId: oil.id, quantity: 3 }];

  const shortage = await takeUnits(shop, wanted, { orderId: await anOrderId(shop) });

  expect(shortage).toEqual({ productId: oil.id, left: 2 });
  expect(await stockOf(shop, oil.id)).toBe(2);
});

test('two lines of the same product are added up', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { stock: 3 });
  const wanted = [2, 2].map((quantity) => ({ productId: oil.id, quantity }));

  const shortage = await takeUnits(shop, wanted, { orderId: await anOrderId(shop) });

  expect(shortage).toEqual({ productId: oil.id, left: 3 });
});

test('no unit of a deleted or unknown product can be taken', async () => {
  const shop = await openTestShop();
  const orderId = await anOrderId(shop);
  const oil = await aProduct(shop, { stock: 5, active: false });

  for (const productId of [oil.id, randomUUID()]) {
    const shortage = await takeUnits(shop, [{ productId, quantity: 1 }], { orderId });
    expect(shortage).toEqual({ productId, left: 0 });
  }
});
