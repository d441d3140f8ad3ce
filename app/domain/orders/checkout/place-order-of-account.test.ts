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

test('a customer orders the cart of the account, whatever a cookie says, and the account keeps the order', async () => {
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

test('the cart of the account is empty with the order, and the next one has another key', async () => {
  const { shop, oil, cart } = await aCustomerWithCart();

  await placeOrder(shop, emptyCart, formFor(cart));

  expect(await findAccountCart(shop, shop.actor.userId)).toEqual(emptyCart);
  const next = await fillAccountCart(shop, shop.actor.userId, [oil, 1]);
  expect(next.key).not.toBe(cart.key);
  expect(await placeOrder(shop, emptyCart, formFor(next))).toMatchObject({
    value: { wasPlacedBefore: false },
  });
});

test('a fault in the middle of the order leaves the cart as it was, and the same press works afterwards', async () => {
  const { shop, cart } = await aCustomerWithCart();
  const breaking = { ...shop, listeners: [() => Promise.reject(new Error('No ink.'))] };

  await expect(placeOrder(breaking, emptyCart, formFor(cart))).rejects.toThrow('No ink.');

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

test('twenty presses at once, from any device, place one order', async () => {
  const { shop, cart } = await aCustomerWithCart();

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => placeOrder(shop, emptyCart, formFor(cart))),
  );

  const ids = new Set(answers.map((answer) => answer.ok && answer.value.orderId));
  expect(ids.size).toBe(1);
  expect(answers.filter((answer) => answer.ok && !answer.value.wasPlacedBefore)).toHaveLength(1);
  expect(await shop.db.$count(orders)).toBe(1);
  expect(await stockMismatches(shop)).toEqual([]);
});
