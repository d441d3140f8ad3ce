import { expect, test } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import { findAccountCart } from '#domain/cart/find-account-cart.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import { fillAccountCart } from '#test/account-cart.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { stockMismatches } from '#test/ledger.ts';
import { aCustomer, aProduct } from '#test/shop.ts';
import { placeOrder } from './place-order.server.ts';

async function aCustomerWithCart() {
  const shop = await aCustomer(await openSellingShop());
  const oil = await aProduct(shop, { stock: 5 });
  const cart = await fillAccountCart(shop, shop.actor.userId, [oil, 2]);
  return { shop, oil, cart };
}

test('a customer orders the cart of the account instead of the cart in the cookie, and the order belongs to the account', async () => {
  const { shop, oil, cart } = await aCustomerWithCart();
  const cookie = aCart([oil, 5]);

  const placed = await placeOrder(shop, cookie, formFor(cart));

  expect(placed).toMatchObject({ value: { wasPlacedBefore: false } });
  expect(await shop.db.select().from(orders)).toMatchObject([
    { userId: shop.actor.userId, idempotencyKey: cart.key },
  ]);
  expect(await shop.db.select().from(orderLines)).toMatchObject([
    { productId: oil.id, quantity: 2 },
  ]);
});

test('placing the order empties the cart of the account, and the next cart has another key', async () => {
  const { shop, oil, cart } = await aCustomerWithCart();

  await placeOrder(shop, emptyCart, formFor(cart));

  expect(await findAccountCart(shop, shop.actor.userId)).toEqual(emptyCart);
  const next = await fillAccountCart(shop, shop.actor.userId, [oil, 1]);
  expect(next.key).not.toBe(cart.key);
  expect(await placeOrder(shop, emptyCart, formFor(next))).toMatchObject({
    value: { wasPlacedBefore: false },
  });
});

test('an error while the order is placed leaves the cart as it was, and the same request succeeds afterwards', async () => {
  const { shop, cart } = await aCustomerWithCart();
  const breaking = { ...shop, listeners: [() => Promise.reject(new Error('A listener failed.'))] };

  await expect(placeOrder(breaking, emptyCart, formFor(cart))).rejects.toThrow(
    'A listener failed.',
  );

  expect(await shop.db.$count(orders)).toBe(0);
  expect(await findAccountCart(shop, shop.actor.userId)).toEqual(cart);
  expect(await placeOrder(shop, emptyCart, formFor(cart))).toMatchObject({
    value: { wasPlacedBefore: false },
  });
  expect(await stockMismatches(shop)).toEqual([]);
});

test('a refusal leaves the cart as it was', async () => {
  const { shop, cart } = await aCustomerWithCart();

  const placed = await placeOrder(shop, emptyCart, formFor(cart, { shownTotalLkr: 1 }));

  expect(placed).toMatchObject({ refusal: { code: 'total-changed' } });
  expect(await findAccountCart(shop, shop.actor.userId)).toEqual(cart);
});

test('the cart of an account submitted twenty times at once places one order', async () => {
  const { shop, cart } = await aCustomerWithCart();

  const results = await Promise.all(
    Array.from({ length: 20 }, () => placeOrder(shop, emptyCart, formFor(cart))),
  );

  const ids = new Set(results.map((result) => result.ok && result.value.orderId));
  expect(ids.size).toBe(1);
  expect(results.filter((result) => result.ok && !result.value.wasPlacedBefore)).toHaveLength(1);
  expect(await shop.db.$count(orders)).toBe(1);
  expect(await stockMismatches(shop)).toEqual([]);
});
