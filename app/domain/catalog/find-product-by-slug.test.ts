import { expect, test } from 'vitest';
import { aProduct, openTestShop } from '#test/shop.ts';
import { findProductBySlug } from './find-product-by-slug.server.ts';

test('a product is found by its slug, with the facts on its pack', async () => {
  const shop = await openTestShop();
  await aProduct(shop, { slug: 'balm', netContentEn: '50 g', warningsSi: 'බාහිර ප්‍රයෝජනය සඳහා පමණයි.' });

  expect(await findProductBySlug(shop, 'balm')).toMatchObject({
    slug: 'balm',
    netContent: { en: '50 g', si: '' },
    warnings: { en: '', si: 'බාහිර ප්‍රයෝජනය සඳහා පමණයි.' },
    approvalNumber: '',
  });
});

test.each(['', 'oil', 'BALM', 'balm-', 'ba\0lm', '%', "balm' or 1=1", 'x'.repeat(10_000)])(
  'the slug %j belongs to no product',
  async (slug) => {
    const shop = await openTestShop();
    await aProduct(shop, { slug: 'balm' });
    expect(await findProductBySlug(shop, slug)).toBeUndefined();
  },
);

test('a deleted product is not found', async () => {
  const shop = await openTestShop();
  await aProduct(shop, { slug: 'balm', active: false });
  expect(await findProductBySlug(shop, 'balm')).toBeUndefined();
});
