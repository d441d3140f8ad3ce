import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { listProductPages } from '#domain/catalog/list-product-pages.server.ts';
import { listProducts } from '#domain/catalog/list-products.server.ts';
import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import { filterProducts, noFilters } from '#domain/catalog/search/product-filters.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { aProductForm } from '#test/product-form.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { addProduct } from './add-product.server.ts';
import { featureProduct } from './feature-product.server.ts';
import { moveProduct } from './move-product.server.ts';
import { saveProduct } from './save-product.server.ts';

/** Opens a shop that lists a, b, c and d; the first `featured` of them are featured. */
async function aShopWithProducts({ featured = 0 } = {}) {
  const shop = await anOwner(await openTestShop());
  const ids = new Map<string, string>();
  for (const [index, slug] of ['a', 'b', 'c', 'd'].entries()) {
    const createdAt = new Date(Date.UTC(2026, 9, 9 - index));
    const product = await aProduct(shop, { slug, createdAt, featured: index < featured });
    ids.set(slug, product.id);
  }
  const idOf = (slug: string) => ids.get(slug) ?? '';
  const moveBy =
    (owner: AdminShop) => (slug: string, side: 'before' | 'after', neighbour: string) =>
      moveProduct(owner, { productId: idOf(slug), side, neighbourId: idOf(neighbour) });
  return { shop, idOf, move: moveBy(shop), moveBy };
}

async function slugs(shop: Shop) {
  return (await listProducts(shop)).map(({ slug }) => slug).join('');
}

test('a product is moved before or after another, and every list of products has the new sequence', async () => {
  const { shop, idOf, move } = await aShopWithProducts();
  expect(await slugs(shop)).toBe('abcd');
  await move('d', 'before', 'b');
  expect(await slugs(shop)).toBe('adbc');
  await move('a', 'after', 'b');
  expect(await slugs(shop)).toBe('dbac');

  const list = await listProducts(shop);
  const found = filterProducts(
    list,
    { ...noFilters, query: 'herbal', sort: 'price-asc' },
    {
      idsSortedByName: [],
    },
  );
  expect(found.map(({ slug }) => slug).join('')).toBe('dbac');
  expect((await listProductsForOwner(shop)).map(({ id }) => id)).toEqual(
    [...'dbac'].map((slug) => idOf(slug)),
  );
  expect((await listProductPages(shop)).map(({ slug }) => slug).join('')).toBe('dbac');
});

test('a move that is sent three times is recorded once', async () => {
  const { shop, move } = await aShopWithProducts();
  for (let press = 0; press < 3; press += 1) {
    expect(await move('c', 'before', 'b')).toMatchObject({ ok: true });
  }
  expect(await slugs(shop)).toBe('acbd');
  const { entries } = await listAudit(shop, {});
  expect(entries).toMatchObject([
    { action: 'product-moved', before: { place: 3 }, after: { place: 2 } },
  ]);
});

test('featured products stay before the others, and no move changes the section of a product', async () => {
  const { shop, move } = await aShopWithProducts({ featured: 2 });
  expect(await move('d', 'before', 'a')).toEqual({
    ok: false,
    refusal: { code: 'product-not-found' },
  });
  await move('b', 'before', 'a');
  await move('d', 'before', 'c');
  expect(await slugs(shop)).toBe('badc');
});

test('a product comes first in its section when it is added, featured or no longer featured', async () => {
  const { shop, idOf, move } = await aShopWithProducts({ featured: 2 });
  await move('b', 'before', 'a');
  await move('d', 'before', 'c');
  await addProduct(shop, aProductForm({ slug: 'new' }));
  expect(await slugs(shop)).toBe('banewdc');
  await featureProduct(shop, { productId: idOf('c'), featured: true });
  expect(await slugs(shop)).toBe('cbanewd');
  await saveProduct(shop, idOf('b'), { featured: false });
  expect(await slugs(shop)).toMatch(/^ca(newb|bnew)d$/);
});

test('a product cannot be moved next to a deleted or unknown product', async () => {
  const { shop, idOf, move } = await aShopWithProducts();
  const deletedProduct = await aProduct(shop, { active: false });
  for (const neighbourId of [deletedProduct.id, '00000000-0000-4000-8000-000000000000']) {
    const wanted = { productId: idOf('b'), side: 'before', neighbourId } as const;
    expect(await moveProduct(shop, wanted)).toMatchObject({ ok: false });
  }
  expect(await move('b', 'before', 'a')).toMatchObject({ ok: true });
});

test('concurrent moves of two owners all take effect, and a move that both make is recorded once', async () => {
  const { shop, move, moveBy } = await aShopWithProducts();
  const moveByOther = moveBy(await anOwner(shop));
  await Promise.all([
    move('d', 'before', 'a'),
    moveByOther('b', 'after', 'c'),
    moveByOther('d', 'before', 'a'),
    move('b', 'after', 'c'),
  ]);
  expect(await slugs(shop)).toBe('dacb');
  expect((await listAudit(shop)).entries).toHaveLength(2);
});
