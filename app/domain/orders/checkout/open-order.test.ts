import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aCart, formFor, openSellingShop } from '#test/checkout.ts';
import { anOrder } from '#test/order.ts';
import { aProduct } from '#test/shop.ts';
import { openOrder } from './open-order.server.ts';

test('an opened order has the recipient and the address of the form, and the key of the cart', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop), 1]);

  const opened = await openOrder(
    shop,
    { cart },
    formFor(cart, { email: undefined, specialInstructions: 'Please call.', language: 'si' }),
  );

  expect(opened).toMatchObject({ wasPlacedBefore: false });
  expect(await shop.db.select().from(orders)).toMatchObject([
    {
      id: opened?.id,
      idempotencyKey: cart.key,
      language: 'si',
      customerName: 'Nimal Perera',
      customerEmail: null,
      customerPhone: '+94771234567',
      street: '12 Temple Road',
      city: 'Colombo',
      province: 'Western',
      notes: 'Please call.',
      totalLkr: 0,
    },
  ]);
});

test('a form of a cart that is already ordered returns that order, even with a new or an empty cart', async () => {
  const shop = await openSellingShop();
  const earlier = await anOrder(shop);
  const { id, orderNumber } = earlier;
  const form = formFor(emptyCart, { idempotencyKey: earlier.idempotencyKey });
  const newCart = aCart([await aProduct(shop), 1]);

  for (const cart of [emptyCart, newCart]) {
    expect(await openOrder(shop, { cart }, form)).toEqual({
      id,
      orderNumber,
      wasPlacedBefore: true,
    });
  }
});

test('a cart that is already ordered returns its order, even if the form has another key', async () => {
  const shop = await openSellingShop();
  const { id, idempotencyKey } = await anOrder(shop);
  const cart = { ...aCart([await aProduct(shop), 1]), key: idempotencyKey };

  const opened = await openOrder(shop, { cart }, formFor(cart, { idempotencyKey: randomUUID() }));

  expect(opened).toMatchObject({ id, wasPlacedBefore: true });
});

test('an empty cart opens no order', async () => {
  const shop = await openSellingShop();
  expect(await openOrder(shop, { cart: emptyCart }, formFor(emptyCart))).toBeUndefined();
  expect(await shop.db.$count(orders)).toBe(0);
});

test('an order number that is taken is replaced by another', async () => {
  const shop = await openSellingShop();
  const takenSuffixes = Array.from({ length: 995 }, (_, suffix) => suffix);
  const row = await anOrder(shop);
  await shop.db.insert(orders).values(
    takenSuffixes.map((suffix) => ({
      ...row,
      id: randomUUID(),
      idempotencyKey: randomUUID(),
      orderNumber: `ORD-${shop.now().getTime() + 1}-${suffix}`,
    })),
  );
  shop.clock.at = new Date(shop.clock.at.getTime() + 1);
  const cart = aCart([await aProduct(shop), 1]);

  const opened = await openOrder(shop, { cart }, formFor(cart));

  expect(opened?.orderNumber).toMatch(/-99[5-9]$/);
});

test('an order that is opened with a price has its lines and its sums', async () => {
  const shop = await openSellingShop();
  await shop.db.update(settings).set({ freeDelivery: false, deliveryFeeLkr: 350 });
  const oil = await aProduct(shop, { nameEn: 'Oil', priceLkr: 3800 });
  const tea = await aProduct(shop, { nameEn: 'Tea', priceLkr: 1450 });
  const cart = aCart([tea, 3], [oil, 1]);
  const priced = await priceCart(shop, cart);

  const opened = await openOrder(shop, { cart, priced }, formFor(cart));

  expect(await findOrder(shop, opened?.id ?? '')).toMatchObject({
    subtotalLkr: 8150,
    deliveryFeeLkr: 350,
    totalLkr: 8500,
    lines: [
      { productName: { en: 'Tea' }, quantity: 3, priceLkr: 1450, totalLkr: 4350 },
      { productName: { en: 'Oil' }, quantity: 1, priceLkr: 3800, totalLkr: 3800 },
    ],
  });
});
