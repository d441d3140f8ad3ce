import { expect, test } from 'vitest';
import { addToWishlist } from '#domain/customers/add-to-wishlist.server.ts';
import { wishlists } from '#domain/customers/tables.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { cookieHeader } from '#test/running-shop.ts';
import { aCustomer, aProduct, openTestShop, type TestShop } from '#test/shop.ts';
import { shopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import type { Route } from './+types/account-me.route';
import type { AccountAnswer } from './account-answer.ts';
import { loader } from './account-me.route.ts';

type Asking = { userId?: string; flash?: string; shop?: TestShop };

/** A hydrated page asks who its visitor is. */
async function ask(shop: TestShop, { userId, flash, shop: seen = shop }: Asking = {}) {
  const { args, running } = await visitArgs(shop, {
    path: '/account/me',
    ...(userId !== undefined && { userId }),
  });
  args.context.set(shopContext, seen);
  if (flash !== undefined) {
    const cookie = await writeFlash(running, { kind: 'success', code: flash });
    args.request.headers.set('Cookie', cookieHeader([cookie]));
  }
  const response = await loader(args as unknown as Route.LoaderArgs);
  return {
    answer: (await response.json()) as AccountAnswer,
    setCookies: response.headers.getSetCookie(),
  };
}

async function aShopWithWish() {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  const { id } = await aProduct(shop);
  await addToWishlist(shop, userId, id);
  return { shop, userId, productId: id };
}

test('a customer hears the own name and list, and a guest of neither', async () => {
  const { shop, userId, productId } = await aShopWithWish();
  expect((await ask(shop, { userId })).answer).toEqual({
    account: { name: 'Kamala Silva', isAdmin: false },
    wishlist: [productId],
  });
  expect((await ask(shop)).answer).toEqual({ account: null, wishlist: [] });
});

test('what became of a pressed heart is said once, and messages about other things are left alone', async () => {
  const { shop, userId } = await aShopWithWish();
  const said = await ask(shop, { userId, flash: 'wishlist-added' });
  expect(said.answer.wishlistMessage).toEqual({ kind: 'success', code: 'added' });
  expect(said.setCookies).toEqual([expect.stringMatching(/^sandhi_flash=;.*Max-Age=0/)]);

  const other = await ask(shop, { userId, flash: 'order-placed' });
  expect([other.answer.wishlistMessage, other.setCookies]).toEqual([undefined, []]);
});

test('a wishlist that cannot be read is logged, and nothing more is said of it', async () => {
  const { shop, userId } = await aShopWithWish();
  const select = () => {
    throw new Error('The wishlist is away.');
  };
  const broken = { ...shop, db: new Proxy(shop.db, { get: () => select }) };
  const { answer } = await ask(shop, { userId, shop: broken });
  expect(answer).toEqual({ account: { name: 'Kamala Silva', isAdmin: false } });
  expect(await shop.db.$count(wishlists)).toBe(1);
});
