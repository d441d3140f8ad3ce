import { expect, test } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import { findAccountCart } from '#domain/cart/find-account-cart.server.ts';
import { mergeGuestCart } from '#domain/cart/merge-guest-cart.server.ts';
import { fillAccountCart } from '#test/account-cart.ts';
import { aCart, openSellingShop } from '#test/checkout.ts';
import { aCustomer, aProduct } from '#test/shop.ts';
import { orderIds, submitCheckout } from '#test/submit-checkout.ts';

async function aCustomerWithCart() {
  const shop = await openSellingShop();
  const { userId } = (await aCustomer(shop)).actor;
  const oil = await aProduct(shop, { stock: 10 });
  const cart = await fillAccountCart(shop, userId, [oil, 2]);
  /** Sends no cart, which a customer's browser does not have, but the key of the cart that the page showed. */
  const pressPage = () =>
    submitCheckout(shop, emptyCart, { idempotencyKey: cart.key ?? '', userId });
  return { shop, userId, oil, pressPage };
}

test('a customer orders the cart of the account, and a second press redirects to the same confirmation', async () => {
  const { shop, userId, pressPage } = await aCustomerWithCart();

  const first = await pressPage();
  const second = await pressPage();

  expect(first).toMatchObject({ status: 303, flash: { code: 'order-placed' } });
  expect(second).toEqual(first);
  expect(await orderIds(shop)).toHaveLength(1);
  expect(await findAccountCart(shop, userId)).toEqual(emptyCart);
});

test('two presses of a customer at the same time redirect to the same confirmation', async () => {
  const { shop, userId, pressPage } = await aCustomerWithCart();

  const [one, other] = await Promise.all([pressPage(), pressPage()]);

  expect(one).toMatchObject({ status: 303, flash: { code: 'order-placed' } });
  expect(other).toEqual(one);
  expect(await orderIds(shop)).toHaveLength(1);
  expect(await findAccountCart(shop, userId)).toEqual(emptyCart);
});

test('a page that was left open redirects to its order, and the current cart is kept', async () => {
  const { shop, userId, oil, pressPage } = await aCustomerWithCart();
  const first = await pressPage();
  const next = await fillAccountCart(shop, userId, [oil, 1]);

  const stale = await pressPage();

  expect(stale).toMatchObject({ status: 303, to: `${first.to}?placed=before`, flash: undefined });
  expect(await findAccountCart(shop, userId)).toEqual(next);
});

test('an hour later the same page redirects to its order as one that was placed before', async () => {
  const { shop, pressPage } = await aCustomerWithCart();
  const first = await pressPage();
  shop.clock.at = new Date(shop.clock.at.getTime() + 60 * 60 * 1000);
  expect((await pressPage()).to).toBe(`${first.to}?placed=before`);
});

test('a form that was opened before signing in places one order for the account, however often it is sent', async () => {
  const shop = await openSellingShop();
  const { userId } = (await aCustomer(shop)).actor;
  const oil = await aProduct(shop, { stock: 10 });
  const guestCart = aCart([oil, 2]);
  await mergeGuestCart(shop, userId, guestCart);
  const pressOld = () =>
    submitCheckout(shop, emptyCart, { idempotencyKey: guestCart.key ?? '', userId });

  const first = await pressOld();
  const second = await pressOld();

  expect(first).toMatchObject({ status: 303, flash: { code: 'order-placed' } });
  expect(second).toEqual(first);
  const next = await fillAccountCart(shop, userId, [oil, 2]);
  expect((await pressOld()).to).toBe(`${first.to}?placed=before`);
  expect(await orderIds(shop)).toHaveLength(1);
  expect(await findAccountCart(shop, userId)).toEqual(next);
});
