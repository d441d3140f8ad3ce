import { expect, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { anOrder } from '#test/order.ts';
import { aProduct } from '#test/shop.ts';
import { hasTooManyOrders, maxOrdersPerPhoneAndHour } from './has-too-many-orders.server.ts';
import { placeOrder } from './place-order.server.ts';

const phone = '+94771234567';

async function placedOrders(shop: Shop, count: number) {
  const product = await aProduct(shop, { stock: 100 });
  for (let placed = 0; placed < count; placed += 1) {
    await anOrder(shop, { lines: [{ product, quantity: 1 }] });
  }
  return aCart([product, 1]);
}

test('the twentieth order of one phone number within an hour is placed, and the next is refused', async () => {
  const shop = await openSellingShop();
  const cart = await placedOrders(shop, maxOrdersPerPhoneAndHour - 1);
  expect(await placeOrder(shop, cart, formFor(cart))).toMatchObject({ ok: true });

  const next = { ...cart, key: crypto.randomUUID() };

  expect(await placeOrder(shop, next, formFor(next))).toMatchObject({
    refusal: { code: 'too-many-orders' },
  });
});

test('too many orders of one phone number do not stop another number', async () => {
  const shop = await openSellingShop();
  const cart = await placedOrders(shop, maxOrdersPerPhoneAndHour);

  expect(await placeOrder(shop, cart, formFor(cart, { phone: '+94712345678' }))).toMatchObject({
    ok: true,
  });
});

test('an hour later the phone number can order again, and orders with a later time do not count', async () => {
  const shop = await openSellingShop();
  await placedOrders(shop, maxOrdersPerPhoneAndHour + 1);
  expect(await hasTooManyOrders(shop, phone)).toBe(true);

  const placedAt = shop.clock.at;
  shop.clock.at = new Date(placedAt.getTime() + 60 * 60 * 1000);

  expect(await hasTooManyOrders(shop, phone)).toBe(false);

  // The orders are a day in the future, as if the clock had been a day ahead.
  shop.clock.at = new Date(placedAt.getTime() - 24 * 60 * 60 * 1000);
  expect(await hasTooManyOrders(shop, phone)).toBe(false);
});

test('a repeated request for a placed order is not counted as another order', async () => {
  const shop = await openSellingShop();
  const cart = await placedOrders(shop, maxOrdersPerPhoneAndHour - 1);
  await placeOrder(shop, cart, formFor(cart));

  expect(await placeOrder(shop, cart, formFor(cart))).toMatchObject({
    value: { wasPlacedBefore: true },
  });
});
