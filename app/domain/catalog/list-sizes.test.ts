import { expect, test } from 'vitest';
import { aProduct, openTestShop } from '#test/shop.ts';
import { listSizes } from './list-sizes.server.ts';

const oil = { sizeGroup: 'Joint Relief ශ්\u200dරී' };

test('the sizes of one product are listed smallest first, each with its price for 100 ml', async () => {
  const shop = await openTestShop();
  await aProduct(shop, { ...oil, sizeMl: 200, priceLkr: 6900, netContentEn: '200 ml' });
  await aProduct(shop, {
    sizeGroup: 'joint relief ශ්රී',
    sizeMl: 15,
    priceLkr: 1450,
    nameEn: 'Roll-on',
  });
  await aProduct(shop, { ...oil, sizeMl: 50, active: false });
  await aProduct(shop, { sizeGroup: 'Balm', sizeMl: 100 });
  const sizes = await listSizes(shop, oil);
  expect(sizes.map(({ label, per100MlLkr }) => [label.en, per100MlLkr])).toEqual([
    ['Roll-on', 9667],
    ['200 ml', 3450],
  ]);
});

test('a product without a group has no sizes, nor has one that is alone in its group', async () => {
  const shop = await openTestShop();
  await aProduct(shop, { ...oil, sizeMl: 100 });
  await aProduct(shop, {});
  expect(await listSizes(shop, oil)).toEqual([]);
  expect(await listSizes(shop, { sizeGroup: '' })).toEqual([]);
});
