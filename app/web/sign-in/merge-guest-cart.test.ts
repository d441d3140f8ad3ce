import { expect, test } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import { findAccountCart } from '#domain/cart/find-account-cart.server.ts';
import { fillAccountCart } from '#test/account-cart.ts';
import { aCart } from '#test/checkout.ts';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, aProduct, openTestShop } from '#test/shop.ts';
import { mergeBrowserCart } from './merge-guest.server.ts';

async function aShopWithCustomer() {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  return { shop, userId, oil: await aProduct(shop) };
}

type Fixture = Awaited<ReturnType<typeof aShopWithCustomer>>;

/** Signs in with a browser whose cookie has this cart. Returns what the browser has stored afterwards. */
async function signIn({ shop, userId }: Fixture, cart = emptyCart) {
  const { running, args } = await visitArgs(shop, { path: '/sign-in', cart });
  const setCookies = await mergeBrowserCart(running, args.request, userId);
  const headers = new Headers(setCookies.map((cookie) => ['Set-Cookie', cookie]));
  return { setCookies, ...(await browserStateAfter(running, new Response(null, { headers }))) };
}

test('the cart of a guest is merged into that of the account, and its cookie is deleted by the same response', async () => {
  const fixture = await aShopWithCustomer();
  await fillAccountCart(fixture.shop, fixture.userId, [fixture.oil, 2]);

  const { setCookies, flash } = await signIn(fixture, aCart([fixture.oil, 3]));

  expect(setCookies).toEqual([expect.stringMatching(/^sandhi_cart=;.*Max-Age=0/)]);
  expect(flash).toBeUndefined();
  expect((await findAccountCart(fixture.shop, fixture.userId)).lines).toMatchObject([
    { quantity: 5 },
  ]);
});

test('signing in twice with the same browser adds the cart once', async () => {
  const fixture = await aShopWithCustomer();
  const cart = aCart([fixture.oil, 3]);
  await signIn(fixture, cart);
  await signIn(fixture, cart);
  expect((await findAccountCart(fixture.shop, fixture.userId)).lines).toMatchObject([
    { quantity: 3 },
  ]);
});

test('without a cart no cookie is set', async () => {
  expect((await signIn(await aShopWithCustomer())).setCookies).toEqual([]);
});

test('a cart whose order was placed, although the response was lost, is only deleted', async () => {
  const fixture = await aShopWithCustomer();
  const { idempotencyKey } = await anOrder(fixture.shop);

  const { setCookies } = await signIn(fixture, { ...aCart([fixture.oil, 1]), key: idempotencyKey });

  expect(setCookies).toEqual([expect.stringMatching(/Max-Age=0/)]);
  expect(await findAccountCart(fixture.shop, fixture.userId)).toEqual(emptyCart);
});

test('a merged quantity above 9,999 is capped with a message', async () => {
  const fixture = await aShopWithCustomer();
  await fillAccountCart(fixture.shop, fixture.userId, [fixture.oil, 9_999]);

  const { flash } = await signIn(fixture, aCart([fixture.oil, 1]));

  expect(flash).toEqual({ kind: 'error', code: 'quantity-capped' });
});
