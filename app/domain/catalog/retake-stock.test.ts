import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { anOrder } from '#test/order.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { retakeStock } from './retake-stock.server.ts';
import { returnStock } from './return-stock.server.ts';
import { products, stockMovements } from './tables.server.ts';

/** An order of the given product that was cancelled, with its units back on the shelf. */
async function aCancelledOrder(
  shop: Shop,
  product: typeof products.$inferSelect,
  quantity: number,
) {
  const order = await anOrder(shop, { lines: [{ product, quantity }] });
  await returnStock(shop, { orderId: order.id });
  return { orderId: order.id };
}

async function leaveOnShelf(shop: Shop, productId: string, stock: number) {
  await shop.db.update(products).set({ stock }).where(eq(products.id, productId));
}

async function stockOf(shop: Shop, productId: string) {
  const [found] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId));
  return found?.stock;
}

test('an order that comes back takes its units again', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { stock: 5 });
  const order = await aCancelledOrder(shop, oil, 2);

  expect(await retakeStock(shop, [{ productId: oil.id, quantity: 2 }], order)).toEqual([]);
  expect(await stockOf(shop, oil.id)).toBe(3);
});

test('where too little is left it takes that, and says what is missing', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { stock: 5 });
  const order = await aCancelledOrder(shop, oil, 3);
  await leaveOnShelf(shop, oil.id, 1);

  const short = await retakeStock(shop, [{ productId: oil.id, quantity: 3 }], order);

  expect(short).toEqual([{ productId: oil.id, missing: 2 }]);
  expect(await stockOf(shop, oil.id)).toBe(0);
});

test('where nothing is left, nothing moves and nothing is written', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { stock: 5 });
  const order = await aCancelledOrder(shop, oil, 3);
  await leaveOnShelf(shop, oil.id, 0);
  const before = await shop.db.$count(stockMovements);

  const short = await retakeStock(shop, [{ productId: oil.id, quantity: 3 }], order);

  expect(short).toEqual([{ productId: oil.id, missing: 3 }]);
  expect(await shop.db.$count(stockMovements)).toBe(before);
});
