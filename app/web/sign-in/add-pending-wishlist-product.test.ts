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

type Fixture = Awaited<ReturnType<typeof aShopWithCustomer>>;

/** Signs in with a browser that has this cookie. Returns the new cookies and the message in them. */
async function signIn({ running, userId }: Fixture, cookie: string) {
  const request = new Request('http://localhost:3000/sign-in', { headers: { Cookie: cookie } });
  const setCookies = await addPendingWishlistProduct(running, request, userId);
  const next = new Request('http://localhost:3000/', {
    headers: { Cookie: cookieHeader(setCookies) },
  });
  return { setCookies, flash: (await takeFlash(running, next, 'sandhi_wish_flash')).flash };
}

async function wishCookieFor({ running }: Fixture, productId: string) {
  return cookieHeader([await writePendingWishlistProduct(running, productId)]);
}

test('after signing in, the wishlist has the product that the guest added, only once', async () => {
  const fixture = await aShopWithCustomer();
  const { id } = await aProduct(fixture.shop);
  const cookie = await wishCookieFor(fixture, id);

  const { flash, setCookies } = await signIn(fixture, cookie);

  expect(flash).toEqual({ kind: 'success', code: 'wishlist-added' });
  expect(setCookies[0]).toMatch(/^sandhi_wish=;.*Max-Age=0/);
  expect(await listWishlistIds(fixture.shop, fixture.userId)).toEqual([id]);
  expect((await signIn(fixture, cookie)).flash).toEqual({
    kind: 'error',
    code: 'wishlist-already-there',
  });
});

test('a product that was deleted since is refused with a message', async () => {
  const fixture = await aShopWithCustomer();
  const { id } = await aProduct(fixture.shop, { active: false });
  expect((await signIn(fixture, await wishCookieFor(fixture, id))).flash).toMatchObject({
    code: 'wishlist-product-gone',
  });
});

test('a cookie that the shop did not write adds nothing to a wishlist', async () => {
  const fixture = await aShopWithCustomer();
  const { id } = await aProduct(fixture.shop);
  const invented = Buffer.from(JSON.stringify({ p: id })).toString('base64');

  for (const cookie of ['', `sandhi_wish=${invented}`, `sandhi_wish=${invented}.signature`]) {
    expect((await signIn(fixture, cookie)).setCookies).toEqual([]);
  }
  expect(await listWishlistIds(fixture.shop, fixture.userId)).toEqual([]);
});
