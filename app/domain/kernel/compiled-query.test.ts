import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { aProduct, openTestShop } from '#test/shop.ts';
import { compiledQuery, queryParameters } from './compiled-query.server.ts';

const parameters = queryParameters('id', 'name', 'images');
const rename = compiledQuery((db) =>
  db
    .update(products)
    .set({ nameEn: sql`${parameters.name}`, images: parameters.images as never })
    .where(eq(products.id, parameters.id))
    .returning({ name: products.nameEn, images: products.images }),
);

test('a query that is built once takes the parameters of each call, in each transaction', async () => {
  const shop = await openTestShop();
  const { id } = await aProduct(shop);
  const names = ['Oil', 'Balm', 'Tea'];
  const images = ['/pictures/oil.webp'];
  for (const name of names) {
    const renamed = shop.db.transaction((db) => rename(db, { id, name, images }));
    expect(await renamed).toEqual([{ name, images }]);
  }
});

test('a compiled query is rolled back with its transaction, and null stays null', async () => {
  const shop = await openTestShop();
  const { id } = await aProduct(shop, { nameEn: 'Oil' });
  const undone = shop.db.transaction(async (db) => {
    await rename(db, { id, name: 'Balm', images: [] });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const refused = rename(shop.db, { id, name: null, images: [] });
  await expect(refused).rejects.toMatchObject({ cause: { code: '23502' } });
  expect(await shop.db.select({ name: products.nameEn }).from(products)).toEqual([{ name: 'Oil' }]);
});
