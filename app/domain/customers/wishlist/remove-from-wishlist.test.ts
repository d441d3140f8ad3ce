import { expect, test } from 'vitest';
import { aCustomer, aProduct, openTestShop } from '#test/shop.ts';
import { addToWishlist } from './add-to-wishlist.server.ts';
import { listWishlistIds } from './list-wishlist.server.ts';
import { removeFromWishlist } from './remove-from-wishlist.server.ts';

test('a product is removed from one list only, and removing it again changes nothing', async () => {
  const shop = await openTestShop();
  const [kamala, nimal] = [await aCustomer(shop), await aCustomer(shop)].map(
    ({ actor }) => actor.userId,
  );
  const { id } = await aProduct(shop);
  for (const userId of [kamala, nimal]) await addToWishlist(shop, userId ?? '', id);

  await removeFromWishlist(shop, kamala ?? '', id);
  await removeFromWishlist(shop, kamala ?? '', id);

  expect(await listWishlistIds(shop, kamala ?? '')).toEqual([]);
  expect(await listWishlistIds(shop, nimal ?? '')).toEqual([id]);
});
