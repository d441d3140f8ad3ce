import { expect, test } from 'vitest';
import { aProduct, openTestShop } from '#test/shop.ts';
import { addToReviewTotals } from './add-to-review-totals.server.ts';
import { findProduct } from './find-product.server.ts';

test('a review adds its stars to the totals of its own product only, and makes no new version of the product', async () => {
  const shop = await openTestShop();
  const [balm, oil] = [await aProduct(shop), await aProduct(shop)];
  await addToReviewTotals(shop, balm.id, 5);
  await addToReviewTotals(shop, balm.id, 2);
  expect(await findProduct(shop, balm.id)).toMatchObject({
    reviewTotals: { count: 2, stars: 7 },
    version: balm.version,
  });
  expect((await findProduct(shop, oil.id))?.reviewTotals).toEqual({ count: 0, stars: 0 });
});
