import { expect, test } from 'vitest';
import { emptyCart, mergeLines } from '#domain/cart/cart.ts';
import { findAccountCart } from '#domain/cart/find-account-cart.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { fillAccountCart } from '#test/account-cart.ts';
import { aCart } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { aCustomer, aProduct, openTestShop, type TestShop } from '#test/shop.ts';
import {
  cartCookiesAfterOrder,
  changeVisitorCart,
  readVisitorCart,
} from './visitor-cart.server.ts';

const path = '/cart/lines';

function addToCartOf(args: Parameters<typeof changeVisitorCart>[0], productId: string) {
  return changeVisitorCart(args, async (_, cart) =>
    ok(mergeLines(cart, [{ productId, quantity: 1 }])),
  );
}

async function aCustomerOf(shop: TestShop) {
  return (await aCustomer(shop)).actor.userId;
}

test('a guest has the cart of the cookie, which stores each change', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop);
  const cart = aCart([oil, 2]);
  const { args } = await visitArgs(shop, { path, cart });

  expect(await readVisitorCart(args)).toEqual(cart);
  const { changed, setCookies } = await addToCartOf(args, oil.id);
  expect(changed).toMatchObject({ value: { cart: { lines: [{ quantity: 3 }] } } });
  expect(setCookies).toMatchObject([expect.stringMatching(/^sandhi_cart=/)]);
});

test('a customer has the cart of the account, whatever cart the cookie has', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop);
  const userId = await aCustomerOf(shop);
  const kept = await fillAccountCart(shop, userId, [oil, 5]);
  const { args } = await visitArgs(shop, { path, cart: aCart([oil, 2]), userId });

  expect(await readVisitorCart(args)).toEqual(kept);
  const { setCookies } = await addToCartOf(args, oil.id);

  expect(setCookies).toEqual([]);
  expect((await findAccountCart(shop, userId)).lines).toEqual([{ productId: oil.id, quantity: 6 }]);
});

test('a customer whose account has just been deleted gets a guest’s cart', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop);
  const userId = await aCustomerOf(shop);
  const { args } = await visitArgs(shop, { path, userId });
  await deleteAccount(shop, userId);

  const { changed, setCookies } = await addToCartOf(args, oil.id);

  expect(changed).toMatchObject({ value: { cart: { lines: [{ quantity: 1 }] } } });
  expect(setCookies).toMatchObject([expect.stringMatching(/^sandhi_cart=/)]);
  expect((await readVisitorCart(args)).lines).toHaveLength(1);
});

test('after an order the cart cookie of a guest is deleted, and a customer gets no cookie', async () => {
  const shop = await openTestShop();
  const guest = await visitArgs(shop, { path });
  const customer = await visitArgs(shop, { path, userId: await aCustomerOf(shop) });

  expect(await cartCookiesAfterOrder(guest.args.context, emptyCart)).toEqual([
    expect.stringMatching(/Max-Age=0/),
  ]);
  expect(await cartCookiesAfterOrder(customer.args.context, emptyCart)).toEqual([]);
});
