import { expect, test } from 'vitest';
import { wishlists } from '#domain/customers/tables.server.ts';
import { addToWishlist } from '#domain/customers/wishlist/add-to-wishlist.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { cookieHeader } from '#test/running-shop.ts';
import { aCustomer, aProduct, openTestShop, type TestShop } from '#test/shop.ts';
import { shopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/cookies/flash.server.ts';
import { signOutHere } from '#web/sign-in/end-session.server.ts';
import type { Route } from './+types/account-me.route';
import { loader } from './account-me.route.ts';
import type { AccountResponse } from './account-response.ts';

type RequestOptions = { userId?: string; flash?: string; shop?: TestShop };

/** Requests the account of the visitor, as a hydrated page does. */
async function requestAccount(
  shop: TestShop,
  { userId, flash, shop: loaderShop = shop }: RequestOptions = {},
) {
  const { args, running } = await visitArgs(shop, {
    path: '/account/me',
    ...(userId !== undefined && { userId }),
  });
  args.context.set(shopContext, loaderShop);
  if (flash !== undefined) {
    const cookie = await writeFlash(running, { kind: 'success', code: flash });
    args.request.headers.set('Cookie', cookieHeader([cookie]));
  }
  const response = await loader(args as unknown as Route.LoaderArgs);
  return {
    body: (await response.json()) as AccountResponse,
    setCookies: response.headers.getSetCookie(),
  };
}

async function aShopWithWishlist() {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  const { id } = await aProduct(shop);
  await addToWishlist(shop, userId, id);
  return { shop, userId, productId: id };
}

test('a customer gets their name and wishlist, and a guest gets neither', async () => {
  const { shop, userId, productId } = await aShopWithWishlist();
  expect((await requestAccount(shop, { userId })).body).toEqual({
    account: { userId, name: 'Kamala Silva', isAdmin: false },
    wishlist: [productId],
  });
  expect((await requestAccount(shop)).body).toEqual({ account: null, wishlist: [] });
});

test('two customers of the same name are told apart, by a page that has missed the sign-out between them', async () => {
  const { shop, userId } = await aShopWithWishlist();
  const [first, namesake] = [
    await requestAccount(shop, { userId }),
    await requestAccount(shop, { userId: crypto.randomUUID() }),
  ];
  expect(first.body.account).not.toEqual(namesake.body.account);
});

test('a guest whose session was ended elsewhere is told apart from one who signed out here', async () => {
  const { args } = await visitArgs(await openTestShop(), { path: '/account/me' });
  args.request.headers.set('Cookie', 'sandhi.session_token=of-a-session-that-ended');
  const response = await loader(args as unknown as Route.LoaderArgs);
  expect(await response.json()).toEqual({ account: null, wishlist: [], endedElsewhere: true });
});

test('a guest who has just signed out here is told so once, as the page may not have seen their session', async () => {
  const { args, running } = await visitArgs(await openTestShop(), { path: '/account/me' });
  const setCookies = await signOutHere(running, new Request('http://localhost:3000/sign-out'));
  const signedOut = setCookies.filter((each) => each.startsWith('sandhi_signed_out='));
  args.request.headers.set('Cookie', cookieHeader(signedOut));
  const response = await loader(args as unknown as Route.LoaderArgs);
  expect(await response.json()).toEqual({ account: null, wishlist: [], signedOutHere: true });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^sandhi_signed_out=;.*Max-Age=0/),
  ]);
});

test('the result of adding to the wishlist is returned once, and other messages are kept', async () => {
  const { shop, userId } = await aShopWithWishlist();
  const first = await requestAccount(shop, { userId, flash: 'wishlist-added' });
  expect(first.body.wishlistMessage).toEqual({ kind: 'success', code: 'added' });
  expect(first.setCookies).toEqual([expect.stringMatching(/^sandhi_wish_flash=;.*Max-Age=0/)]);

  const other = await requestAccount(shop, { userId, flash: 'order-placed' });
  expect([other.body.wishlistMessage, other.setCookies]).toEqual([undefined, []]);
});

test('a wishlist that cannot be read is logged and left out of the response', async () => {
  const { shop, userId } = await aShopWithWishlist();
  const select = () => {
    throw new Error('The wishlist cannot be read.');
  };
  const broken = { ...shop, db: new Proxy(shop.db, { get: () => select }) };
  const { body } = await requestAccount(shop, { userId, shop: broken });
  expect(body).toEqual({ account: { userId, name: 'Kamala Silva', isAdmin: false } });
  expect(await shop.db.$count(wishlists)).toBe(1);
});
