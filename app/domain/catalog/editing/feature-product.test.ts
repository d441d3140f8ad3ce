import { expect, test } from 'vitest';
import { listProducts } from '#domain/catalog/list-products.server.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { featureProduct } from './feature-product.server.ts';

test('a featured product is listed first, until it is no longer featured', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { slug: 'balm' });
  await aProduct(shop, { slug: 'oil', createdAt: new Date('2026-11-22T00:00:00Z') });
  const listed = async () => (await listProducts(shop)).map((product) => product.slug);
  expect(await listed()).toEqual(['oil', 'balm']);

  await featureProduct(shop, { productId: balm.id, featured: true });
  expect(await listed()).toEqual(['balm', 'oil']);

  await featureProduct(shop, { productId: balm.id, featured: false });
  expect(await listed()).toEqual(['oil', 'balm']);
});

test('a deleted or unknown product cannot be featured', async () => {
  const shop = await anOwner(await openTestShop());
  const deletedProduct = await aProduct(shop, { active: false });
  for (const productId of [deletedProduct.id, '00000000-0000-4000-8000-000000000000']) {
    expect(await featureProduct(shop, { productId, featured: true })).toEqual({
      ok: false,
      refusal: { code: 'product-not-found' },
    });
  }
});
