import { expect, test } from 'vitest';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { wishlists } from '#domain/customers/tables.server.ts';
import { listWishlistIds } from '#domain/customers/wishlist/list-wishlist.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { cookieHeader } from '#test/running-shop.ts';
import { aCustomer, aProduct, openTestShop, type TestShop } from '#test/shop.ts';
import { takeFlash } from '#web/cookies/flash.server.ts';
import { readPendingWishlistProduct } from '#web/cookies/pending-wishlist-cookie.server.ts';
import type { Route } from './+types/wishlist-entries.route';
import { action } from './wishlist-entries.route.ts';

type Press = { productId: string; intent?: string; language?: string };
type Browser = { userId?: string; hasScript?: boolean };

/** Presses a heart. Returns the response, and what the browser carries to the next page. */
async function press(shop: TestShop, fields: Press, { userId, hasScript = true }: Browser = {}) {
  const visit = { path: '/wishlist/entries', form: { intent: 'add', ...fields } };
  const { args, running } = await visitArgs(shop, { ...visit, ...(userId && { userId }) });
  if (hasScript) args.request.headers.set('Accept', 'application/json');
  const response = await action(args as unknown as Route.ActionArgs);
  const cookies = cookieHeader(response.headers.getSetCookie());
  const next = new Request('http://localhost:3000/', { headers: { Cookie: cookies } });
  return {
    status: response.status,
    to: response.headers.get('Location'),
    message: hasScript ? await response.json() : undefined,
    pendingId: await readPendingWishlistProduct(running, next),
    flash: (await takeFlash(running, next, 'sandhi_wish_flash')).flash,
  };
}

async function aShopWithCustomer() {
  const shop = await openTestShop();
  return { shop, userId: (await aCustomer(shop)).actor.userId, oil: await aProduct(shop) };
}

test('a heart puts its product on the list and takes it off again', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();

  expect(await press(shop, { productId: oil.id }, { userId })).toMatchObject({
    status: 200,
    message: { kind: 'success', code: 'added' },
    pendingId: undefined,
  });
  expect(await listWishlistIds(shop, userId)).toEqual([oil.id]);
  expect(await press(shop, { productId: oil.id, intent: 'remove' }, { userId })).toMatchObject({
    status: 200,
    message: { kind: 'success', code: 'removed' },
  });
  expect(await listWishlistIds(shop, userId)).toEqual([]);
});

test('adding a product that is on the wishlist already is refused with that reason', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  await press(shop, { productId: oil.id }, { userId });
  expect(await press(shop, { productId: oil.id.toUpperCase() }, { userId })).toMatchObject({
    status: 409,
    message: { kind: 'error', code: 'already-there' },
  });
});

test.each([
  ['unknown', '6b1f0b4e-9d3e-4c57-8f43-0f5b5c1f7a11'],
  ['malformed', "1' or 1=1"],
  ['a null byte', 'x\0y'],
  ['empty', ''],
])('an unusable product id (%s) is not added to the wishlist', async (_what, productId) => {
  const { shop, userId } = await aShopWithCustomer();
  expect(await press(shop, { productId }, { userId })).toMatchObject({
    status: 409,
    message: { code: 'product-gone' },
  });
  expect(await shop.db.$count(wishlists)).toBe(0);
});

test('a guest is asked to sign in, and only an added product is remembered until then', async () => {
  const { shop, oil } = await aShopWithCustomer();

  expect(await press(shop, { productId: oil.id })).toMatchObject({
    status: 200,
    message: { kind: 'error', code: 'sign-in' },
    pendingId: oil.id,
  });
  expect(await press(shop, { productId: oil.id, intent: 'remove' })).toMatchObject({
    message: { code: 'sign-in' },
    pendingId: undefined,
  });
  expect(await press(shop, { productId: 'nonsense' })).toMatchObject({ pendingId: undefined });
  expect(await shop.db.$count(wishlists)).toBe(0);
});

test('a customer whose account has just been deleted is asked to sign in like a guest', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  await deleteAccount(shop, userId);
  expect(await press(shop, { productId: oil.id }, { userId })).toMatchObject({
    ...{ status: 200, message: { kind: 'error', code: 'sign-in' }, pendingId: oil.id },
  });
});

test('without a script a customer is redirected to the list, and a guest to the sign-in, which returns to the list', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  const fields = { productId: oil.id, language: 'si' };

  expect(await press(shop, fields, { hasScript: false })).toMatchObject({
    status: 303,
    to: '/si/sign-in?next=%2Fsi%2Fwishlist',
    pendingId: oil.id,
  });
  expect(await press(shop, fields, { hasScript: false, userId })).toMatchObject({
    status: 303,
    to: '/si/wishlist',
    flash: { kind: 'success', code: 'wishlist-added' },
  });
});

test('an outage is reported as a failure to add or to remove', async () => {
  const { shop, userId, oil } = await aShopWithCustomer();
  const broken = {
    ...shop,
    db: new Proxy(shop.db, {
      get() {
        throw new Error('The database is down.');
      },
    }),
  };
  for (const intent of ['add', 'remove']) {
    expect(await press(broken, { productId: oil.id, intent }, { userId })).toMatchObject({
      status: 503,
      message: { kind: 'error', code: `${intent}-failed` },
    });
  }
});
