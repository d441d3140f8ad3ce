import { expect, test } from 'vitest';
import { countLowStock } from '#domain/catalog/stock/count-low-stock.server.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { findProduct } from './find-product.server.ts';
import { listProductsForOwner } from './list-products-for-owner.server.ts';

test('the owner’s list has the products for sale, sold-out products included', async () => {
  const shop = await anOwner(await openTestShop());
  await aProduct(shop, { slug: 'oil', stock: 0 });
  await aProduct(shop, { slug: 'gone', active: false });
  expect(await listProductsForOwner(shop)).toMatchObject([{ slug: 'oil', stock: 0 }]);
});

test.each([
  ['BALM', ['balm']],
  ['බාම්', ['balm']],
  ['sold-out-oil', ['sold-out-oil']],
  ['  ', ['balm', 'sold-out-oil']],
  ['%', []],
  ['\0', ['balm', 'sold-out-oil']],
  ['x'.repeat(10_000), []],
])('a search for %j finds %j', async (search, found) => {
  const shop = await anOwner(await openTestShop());
  await aProduct(shop, { slug: 'balm', nameEn: 'Herbal Balm', nameSi: 'ඖෂධීය බාම්' });
  await aProduct(shop, { slug: 'sold-out-oil', nameEn: 'Oil', nameSi: 'තෛලය' });
  const rows = await listProductsForOwner(shop, search);
  expect(rows.map((row) => row.slug).sort()).toEqual(found);
});

test('a product for sale is found by its id', async () => {
  const shop = await openTestShop();
  const balm = await aProduct(shop);
  expect(await findProduct(shop, balm.id)).toMatchObject({ id: balm.id, stock: 10 });
});

test('the list of deleted products has no other products, and can be searched', async () => {
  const shop = await anOwner(await openTestShop());
  await aProduct(shop, { slug: 'sold' });
  const deletedProduct = await aProduct(shop, { slug: 'gone', active: false });
  expect(await listProductsForOwner(shop, '', { filter: 'deleted' })).toMatchObject([
    { id: deletedProduct.id },
  ]);
  expect(await listProductsForOwner(shop, 'sold', { filter: 'deleted' })).toEqual([]);
});

test('a product for sale is low in stock at or below its own threshold', async () => {
  const shop = await anOwner(await openTestShop());
  const low = await aProduct(shop, { stock: 3, lowStockThreshold: 3 });
  const soldOut = await aProduct(shop, { stock: 0, lowStockThreshold: 0 });
  await aProduct(shop, { stock: 6, lowStockThreshold: 5 });
  await aProduct(shop, { stock: 1, active: false });

  const found = await listProductsForOwner(shop, '', { filter: 'low' });
  expect(found.map(({ id }) => id).sort()).toEqual([low.id, soldOut.id].sort());
  expect(await countLowStock(shop)).toBe(2);
});
