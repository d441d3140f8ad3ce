import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { wishlists } from '#domain/customers/tables.server.ts';
import { aCustomer, aProduct, openTestShop } from '#test/shop.ts';
import { addToWishlist } from './add-to-wishlist.server.ts';

test('a product is on the list once, however often it is added', async () => {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  const { id } = await aProduct(shop);

  const results = await Promise.all(
    Array.from({ length: 5 }, () => addToWishlist(shop, userId, id)),
  );

  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual({ ok: false, refusal: { code: 'already-there' } });
  expect(await shop.db.select().from(wishlists)).toEqual([
    { userId, productId: id, createdAt: shop.now() },
  ]);
});

test('two customers may have the same product on their lists', async () => {
  const shop = await openTestShop();
  const { id } = await aProduct(shop);
  for (const customer of [await aCustomer(shop), await aCustomer(shop)]) {
    expect(await addToWishlist(shop, customer.actor.userId, id)).toMatchObject({ ok: true });
  }
});

test('only products for sale can be added to the list', async () => {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  const deletedProduct = await aProduct(shop, { active: false });

  for (const id of [deletedProduct.id, randomUUID()]) {
    expect(await addToWishlist(shop, userId, id)).toEqual({
      ok: false,
      refusal: { code: 'product-gone' },
    });
  }
  expect(await shop.db.$count(wishlists)).toBe(0);
});
