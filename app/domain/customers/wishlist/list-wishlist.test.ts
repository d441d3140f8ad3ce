import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { aCustomer, aProduct, openTestShop } from '#test/shop.ts';
import { addToWishlist } from './add-to-wishlist.server.ts';
import { listWishlist, listWishlistIds } from './list-wishlist.server.ts';

async function aShopWithWishlist() {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  const [oil, tea] = [
    await aProduct(shop, { nameEn: 'Oil' }),
    await aProduct(shop, { nameEn: 'Tea' }),
  ];
  await addToWishlist(shop, userId, oil.id);
  shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
  await addToWishlist(shop, userId, tea.id);
  const names = async () => (await listWishlist(shop, userId)).map(({ name }) => name.en);
  return { shop, userId, oil, tea, names };
}

test('the newest entry is first', async () => {
  const { names } = await aShopWithWishlist();
  expect(await names()).toEqual(['Tea', 'Oil']);
});

test('a product that is not sold is left out of the list until it is sold again', async () => {
  const { shop, userId, oil, tea, names } = await aShopWithWishlist();
  const setActive = (active: boolean) =>
    shop.db.update(products).set({ active }).where(eq(products.id, tea.id));

  await setActive(false);
  expect(await names()).toEqual(['Oil']);
  expect(await listWishlistIds(shop, userId)).toEqual([oil.id]);

  await setActive(true);
  expect(await names()).toEqual(['Tea', 'Oil']);
});

test('no customer sees the list of another', async () => {
  const { shop } = await aShopWithWishlist();
  const other = (await aCustomer(shop)).actor.userId;
  expect(await listWishlist(shop, other)).toEqual([]);
});
