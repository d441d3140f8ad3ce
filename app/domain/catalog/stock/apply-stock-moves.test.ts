import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import { stockMismatches } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { applyStockMoves, type StockMove } from './apply-stock-moves.server.ts';
import { listHeldUnits } from './list-held-units.server.ts';

async function anOrderOf(quantity: number, stock: number) {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { stock });
  const { id: orderId } = await anOrder(shop, { lines: [{ product: oil, quantity }] });
  const move = (overrides: Partial<StockMove>) =>
    applyStockMoves(shop, [{ productId: oil.id, units: 1, reason: 'corrected', ...overrides }], {
      orderId,
    });
  const stockLeft = async () =>
    (await shop.db.select().from(products).where(eq(products.id, oil.id)))[0]?.stock;
  return { shop, oil, orderId, move, stockLeft };
}

test('a part of an order is restocked, and the order holds the rest', async () => {
  const { shop, oil, orderId, move, stockLeft } = await anOrderOf(3, 5);
  await move({ units: 1 });
  expect(await listHeldUnits(shop, orderId)).toEqual([{ productId: oil.id, quantity: 2 }]);
  expect(await stockLeft()).toBe(3);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('a move that may fall short takes the units in stock, and reports the missing ones', async () => {
  const { shop, oil, move, stockLeft } = await anOrderOf(4, 5);
  const result = await move({ units: -3, mayFallShort: true, reason: 'reinstated' });
  expect(result).toEqual({
    shortages: [{ productId: oil.id, missing: 2, unitsLeft: 0 }],
    refused: undefined,
  });
  expect(await stockLeft()).toBe(0);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('without stock, or for 0 units, nothing moves and no stock movement is recorded', async () => {
  const { shop, oil, move } = await anOrderOf(5, 5);
  const before = await shop.db.$count(stockMovements);
  const { shortages } = await move({ units: -3, mayFallShort: true });
  expect(shortages).toMatchObject([{ productId: oil.id, missing: 3 }]);
  await move({ units: 0 });
  expect(await shop.db.$count(stockMovements)).toBe(before);
});

test('a move that may not fall short is refused without enough stock or for a deleted product, which can still be restocked', async () => {
  const { shop, oil, move, stockLeft } = await anOrderOf(3, 5);
  expect((await move({ units: -3 })).refused).toMatchObject({ productId: oil.id, unitsLeft: 2 });
  expect(await stockLeft()).toBe(2);
  await shop.db.update(products).set({ active: false });
  expect((await move({ units: -1 })).refused).toMatchObject({ unitsLeft: 0 });
  expect((await move({ units: 1 })).refused).toBeUndefined();
  expect(await stockLeft()).toBe(3);
});
