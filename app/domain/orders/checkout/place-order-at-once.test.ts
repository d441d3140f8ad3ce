import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { stockMismatches } from '#test/ledger.ts';
import { aProduct } from '#test/shop.ts';
import { placeOrder } from './place-order.server.ts';

const arrayOf = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Returns a phone number for each order, so that the limit of orders per phone number refuses none. */
const phoneOf = (index: number) => `+9477${1_000_000 + index}`;

test('forty shoppers who want the last seven units get seven', async () => {
  const shop = await openSellingShop();
  const oil = await aProduct(shop, { stock: 7 });

  const results = await Promise.all(
    arrayOf(40, (index) => {
      const cart = aCart([oil, 1]);
      return placeOrder(shop, cart, formFor(cart, { phone: phoneOf(index) }));
    }),
  );

  expect(results.filter((result) => result.ok)).toHaveLength(7);
  for (const result of results.filter((result) => !result.ok)) {
    expect(result).toMatchObject({ refusal: { code: 'sold-out', left: 0 } });
  }
  expect(await shop.db.$count(orders)).toBe(7);
  expect(await shop.db.select({ stock: products.stock }).from(products)).toEqual([{ stock: 0 }]);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('shoppers who order the same two products in opposite sequences cause no deadlock', async () => {
  const shop = await openSellingShop();
  const oil = await aProduct(shop, { stock: 100 });
  const tea = await aProduct(shop, { stock: 100 });

  const results = await Promise.all(
    arrayOf(30, (index) => {
      const cart = index % 2 ? aCart([oil, 1], [tea, 1]) : aCart([tea, 1], [oil, 1]);
      return placeOrder(shop, cart, formFor(cart, { phone: phoneOf(index) }));
    }),
  );

  expect(results.every((result) => result.ok)).toBe(true);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('one cart submitted fifty times at once places one order, and each submission returns it', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop, { stock: 60 }), 1]);

  const results = await Promise.all(arrayOf(50, () => placeOrder(shop, cart, formFor(cart))));

  const ids = results.map((result) => (result.ok ? result.value.orderId : result.refusal.code));
  expect(new Set(ids).size).toBe(1);
  expect(results.filter((result) => result.ok && !result.value.wasPlacedBefore)).toHaveLength(1);
  expect(await shop.db.$count(orders)).toBe(1);
  expect(await shop.db.select({ stock: products.stock }).from(products)).toEqual([{ stock: 59 }]);
});

test('orders placed in the same millisecond get different numbers', async () => {
  const shop = await openSellingShop();
  const oil = await aProduct(shop, { stock: 1000 });
  const count = 120;

  await Promise.all(
    arrayOf(count, (index) => {
      const cart = aCart([oil, 1]);
      return placeOrder(shop, cart, formFor(cart, { phone: phoneOf(index) }));
    }),
  );

  const numbers = await shop.db.select({ number: orders.orderNumber }).from(orders);
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(count);
});

test('of thirty orders of one phone number at once, twenty are placed', async () => {
  const shop = await openSellingShop();
  const oil = await aProduct(shop, { stock: 100 });

  const results = await Promise.all(
    arrayOf(30, () => {
      const cart = aCart([oil, 1]);
      return placeOrder(shop, cart, formFor(cart));
    }),
  );

  expect(results.filter((result) => result.ok)).toHaveLength(20);
});
