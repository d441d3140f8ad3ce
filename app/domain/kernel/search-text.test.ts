import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { contains, searchText } from './search-text.server.ts';

test.each([
  ['  balm ', 'balm'],
  ['ba\0lm', 'balm'],
  ['\ud800', '\ufffd'],
  ['x'.repeat(10_000), 'x'.repeat(100)],
  ['', ''],
])('what was written is made fit to search with: %j', (written, text) => {
  expect(searchText(written)).toBe(text);
});

test.each([
  ['100%', ['100% oil']],
  ['a_b', ['a_b']],
  ['\\', ['back\\slash']],
  ['BACK', ['back\\slash']],
  ['%', ['100% oil']],
])('%j finds only what holds it', async (text, found) => {
  const shop = await openTestShop();
  for (const nameEn of ['100% oil', '1000 oils', 'a_b', 'axb', 'back\\slash']) {
    await aProduct(shop, { nameEn });
  }
  const rows = await shop.db
    .select({ name: products.nameEn })
    .from(products)
    .where(contains(products.nameEn, searchText(text)));
  expect(rows.map((row) => row.name)).toEqual(found);
});
