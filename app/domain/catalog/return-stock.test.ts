import { expect, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { ledgerGaps } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { retakeStock } from './retake-stock.server.ts';
import { returnStock } from './return-stock.server.ts';
import { products } from './tables.server.ts';

async function stocks(shop: Shop) {
  const rows = await shop.db
    .select({ name: products.nameEn, stock: products.stock })
    .from(products);
  return Object.fromEntries(rows.map(({ name, stock }) => [name, stock]));
}

test('an order gives back everything it holds, and gives it back only once', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { nameEn: 'Oil', stock: 5 });
  const tea = await aProduct(shop, { nameEn: 'Tea', stock: 5 });
  const lines = [
    { product: oil, quantity: 2 },
    { product: tea, quantity: 1 },
  ];
  const order = await anOrder(shop, { lines });
  expect(await stocks(shop)).toEqual({ Oil: 3, Tea: 4 });

  await returnStock(shop, { orderId: order.id });
  await returnStock(shop, { orderId: order.id });

  expect(await stocks(shop)).toEqual({ Oil: 5, Tea: 5 });
  expect(await ledgerGaps(shop)).toEqual([]);
});

test('what other orders hold stays with them', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { nameEn: 'Oil', stock: 5 });
  const order = await anOrder(shop, { lines: [{ product: oil, quantity: 2 }] });
  await anOrder(shop, { lines: [{ product: oil, quantity: 1 }] });

  await returnStock(shop, { orderId: order.id });

  expect(await stocks(shop)).toEqual({ Oil: 4 });
});

test('an order that got only a part of its units back gives back only that part', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { nameEn: 'Oil', stock: 3 });
  const order = await anOrder(shop, { lines: [{ product: oil, quantity: 3 }] });
  await returnStock(shop, { orderId: order.id });
  await anOrder(shop, { lines: [{ product: oil, quantity: 2 }] });

  await retakeStock(shop, [{ productId: oil.id, quantity: 3 }], { orderId: order.id });
  expect(await stocks(shop)).toEqual({ Oil: 0 });
  await returnStock(shop, { orderId: order.id });

  expect(await stocks(shop)).toEqual({ Oil: 1 });
  expect(await ledgerGaps(shop)).toEqual([]);
});
