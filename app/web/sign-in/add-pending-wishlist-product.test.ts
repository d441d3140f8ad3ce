import { expect, test } from 'vitest';
import { listWishlistIds } from '#domain/customers/wishlist/list-wishlist.server.ts';
import { aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { aCustomer, aProduct, openTestShop } from '#test/shop.ts';
import { takeFlash } from '#web/cookies/flash.server.ts';
import { writePendingWishlistProduct } from '#web/cookies/pending-wishlist-cookie.server.ts';
import { addPendingWishlistProduct } from './merge-guest.server.ts';

async function aShopWithCustomer() {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  return { shop, running: aRunningShop(shop), userId };
}

type Given = Awaited<ReturnType<typeof aShopWithCustomer>>;

/** Signs in with a browser that has this cookie. Returns the new cookies and the message in them. */
async function signIn({ running, userId }: Given, cookie: string) {
  const request = new Request('http://localhost:3000/sign-in', { headers: { Cookie: cookie } });
  const setCookies = await addPendingWishlistProduct(running, request, userId);
  const next = new Request('http://localhost:3000/', {
    headers: { Cookie: cookieHeader(setCookies) },
  });
  return { setCookies, flash: (await takeFlash(running, next, 'sandhi_wish_flash')).flash };
}

async function wishCookieFor({ running }: Given, productId: string) {
  return cookieHeader([await writePendingWishlistProduct(running, productId)]);
}

test('the product that a guest added to the wishlist is on it after signing in, once', async () => {
  const given = await aShopWithCustomer();
  const { id } = await aProduct(given.shop);
  const cookie = await wishCookieFor(given, id);

  const { flash, setCookies } = await signIn(given, cookie);

  expect(flash).toEqual({ kind: 'success', code: 'wishlist-added' });
  expect(setCookies[0]).toMatch(/^sandhi_wish=;.*Max-Age=0/);
  expect(await listWishlistIds(given.shop, given.userId)).toEqual([id]);
  expect((await signIn(given, cookie)).flash).toEqual({
    kind: 'error',
    code: 'wishlist-already-there',
  });
});

test('a product that was deleted since is refused with a message', async () => {
  const given = await aShopWithCustomer();
  const { id } = await aProduct(given.shop, { active: false });
  expect((await signIn(given, await wishCookieFor(given, id))).flash).toMatchObject({
    code: 'wishlist-product-gone',
  });
});

test('a cookie that the shop did not write adds nothing to a wishlist', async () => {
  const given = await aShopWithCustomer();
  const { id } = await aProduct(given.shop);
  const invented = Buffer.from(JSON.stringify({ p: id })).toString('base64');

  for (const cookie of ['', `sandhi_wish=${invented}`, `sandhi_wish=${invented}.signature`]) {
    expect((await signIn(given, cookie)).setCookies).toEqual([]);
  }
  expect(await listWishlistIds(given.shop, given.userId)).toEqual([]);
});
