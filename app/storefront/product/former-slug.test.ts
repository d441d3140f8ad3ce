import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { saveProduct } from '#domain/catalog/editing/save-product.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOwner, aProduct, type TestShop } from '#test/shop.ts';
import type { Route } from './+types/product.route';
import { loader } from './product.route.tsx';

/** Opens the page of a slug. Returns the slug of the shown product, the status, or what a redirect has. */
async function open(shop: TestShop, slug: string, { prefix = '', query = '' } = {}) {
  const { args } = await visitArgs(shop, { path: `${prefix}/products/${slug}${query}` });
  const routeArgs = { ...args, params: { slug } } as unknown as Route.LoaderArgs;
  return loader(routeArgs).then(
    ({ product }) => product.slug,
    (thrown: unknown) => {
      if (!(thrown instanceof Response))
        return (thrown as { init: { status: number } }).init.status;
      return [thrown.status, thrown.headers.get('Location'), thrown.headers.get('Cache-Control')];
    },
  );
}

test('a link with a former slug of a product redirects to the current slug, in its language', async () => {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const { id } = await aProduct(shop, { slug: 'oil' });
  for (const slug of ['joint-oil', 'joint-oil-100']) await saveProduct(owner, id, { slug });

  for (const formerSlug of ['oil', 'joint-oil']) {
    expect(await open(shop, formerSlug)).toEqual([301, '/products/joint-oil-100', 'no-cache']);
    expect(await open(shop, formerSlug, { prefix: '/si' })).toEqual([
      301,
      '/si/products/joint-oil-100',
      'no-cache',
    ]);
    const reviews = await open(shop, formerSlug, { query: '?reviews=2' });
    expect(reviews).toEqual([301, '/products/joint-oil-100?reviews=2', 'no-cache']);
  }
  expect(await open(shop, 'joint-oil-100')).toBe('joint-oil-100');
  expect(await open(shop, 'joint-oil-200')).toBe(404);
});

test('a former slug redirects neither away from the product that uses it now, nor to a product that is no longer sold', async () => {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const oil = await aProduct(shop, { slug: 'oil' });
  await saveProduct(owner, oil.id, { slug: 'joint-oil' });
  await saveProduct(owner, oil.id, { slug: 'oil' });
  expect(await open(shop, 'oil')).toBe('oil');

  const balm = await aProduct(shop, { slug: 'balm' });
  await saveProduct(owner, balm.id, { slug: 'herbal-balm' });
  await shop.db.update(products).set({ active: false }).where(eq(products.id, balm.id));
  expect(await open(shop, 'balm')).toBe(404);
});
