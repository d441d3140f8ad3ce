import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { findProductNames } from './find-product-names.server.ts';

test('the name of a deleted product is found, marked as not active, and an unknown product is not found', async () => {
  const shop = await anOwner(await openTestShop());
  const { id, nameEn } = await aProduct(shop, { active: false });
  expect(await findProductNames(shop, [id, randomUUID()])).toEqual(
    new Map([[id, { name: nameEn, active: false }]]),
  );
  expect(await findProductNames(shop, [])).toEqual(new Map());
});
