import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { aCart, openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { stockMismatches } from '#test/ledger.ts';
import { aProduct } from '#test/shop.ts';
import { checkoutFields, orderIds, submitCheckout } from '#test/submit-checkout.ts';
import type { Route } from './+types/checkout.route';
import { loader } from './checkout.route.tsx';

test('a filled form places an order, clears the cart and gives the next page a message', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop, { priceLkr: 3800 }), 2]);

  const pressed = await submitCheckout(shop, cart, { shownTotalLkr: '7600', language: 'en' });

  const [id] = await orderIds(shop);
  expect(pressed).toEqual({
    status: 303,
    to: `/order-success/${id}`,
    cart: emptyCart,
    flash: { kind: 'success', code: 'order-placed' },
  });
});

test('the Sinhala page redirects to the Sinhala confirmation, and its language is stored with the order', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop), 1]);

  const pressed = await submitCheckout(shop, cart, { path: '/si/checkout', language: 'si' });

  expect(pressed.to).toMatch(/^\/si\/order-success\//);
  expect(await shop.db.select().from(orders)).toMatchObject([{ language: 'si' }]);
});

test('wrong fields are named, and everything that was typed is returned', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop), 1]);

  const pressed = await submitCheckout(shop, cart, { phone: '077 123', city: ' ', province: '' });

  expect(pressed).toEqual({
    status: 422,
    answer: {
      problems: { phone: 'phone', city: 'required', province: 'choose' },
      values: expect.objectContaining({
        ...checkoutFields,
        phone: '077 123',
        city: ' ',
        province: '',
      }),
    },
  });
});

test('prices, totals and statuses that a browser makes up change nothing', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop, { priceLkr: 3800 }), 1]);

  await submitCheckout(shop, cart, {
    totalLkr: '1',
    price: '1',
    status: 'delivered',
    paymentStatus: 'paid',
    orderNumber: 'ORD-1-1',
    discountLkr: '3799',
  });

  expect(await shop.db.select().from(orders)).toMatchObject([
    { totalLkr: 3800, discountLkr: 0, status: 'pending', paymentStatus: 'pending' },
  ]);
});

test('after a change of price the order is refused with the new total, and placed once the shopper has seen it', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop, { priceLkr: 3800 }), 1]);
  await shop.db.update(products).set({ priceLkr: 4000 });

  const pressed = await submitCheckout(shop, cart, { shownTotalLkr: '3800' });

  expect(pressed).toEqual({
    status: 409,
    answer: {
      problems: {},
      refusal: { code: 'total-changed', totalLkr: 4000 },
      values: expect.objectContaining(checkoutFields),
    },
  });
  const { args } = await visitArgs(shop, { path: '/checkout', cart });
  const page = await loader(args as unknown as Route.LoaderArgs);
  expect(page.cart.totalLkr).toBe(4000);
  expect(
    (await submitCheckout(shop, cart, { shownTotalLkr: `${page.cart.totalLkr}` })).status,
  ).toBe(303);
});

test.each([
  ['sold-out', { stock: 1 }, {}],
  ['product-gone', { active: false }, {}],
  ['payment-method-not-offered', {}, { paymentMethod: 'bank_transfer' }],
] as const)(
  '%s is refused as a conflict, which changes no cookie and places no order',
  async (code, product, sent) => {
    const shop = await openSellingShop();
    const cart = aCart([await aProduct(shop, product), 2]);

    const { setCookies, ...pressed } = await submitCheckout(shop, cart, sent);
    expect(pressed).toMatchObject({ status: 409, answer: { refusal: { code } } });
    expect(setCookies).toBeUndefined();
    expect(await orderIds(shop)).toEqual([]);
  },
);

test('an order without a cart is refused', async () => {
  const shop = await openSellingShop();
  expect(await submitCheckout(shop, emptyCart, { idempotencyKey: randomUUID() })).toMatchObject({
    status: 409,
    answer: { refusal: { code: 'cart-empty' } },
  });
});

test('a form without its key is refused as that of a stale page', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop), 1]);
  expect(await submitCheckout(shop, cart, { idempotencyKey: '' })).toMatchObject({
    status: 409,
    answer: { refusal: { code: 'stale-page' }, values: checkoutFields },
  });
});

test('a switch of language keeps what was typed, right or wrong, and places no order', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop), 1]);

  const switched = await submitCheckout(shop, cart, {
    path: '/si/checkout',
    intent: 'switch-language',
    phone: '07',
  });

  expect(switched).toEqual({
    status: 200,
    answer: { problems: {}, values: expect.objectContaining({ ...checkoutFields, phone: '07' }) },
  });
  expect(await orderIds(shop)).toEqual([]);
});

test('a fault while placing the order returns the form with an error, and stores nothing', async () => {
  const shop = await openSellingShop({
    listeners: [() => Promise.reject(new Error('The listener failed.'))],
  });
  const cart = aCart([await aProduct(shop), 1]);

  const pressed = await submitCheckout(shop, cart);

  expect(pressed).toEqual({
    status: 503,
    answer: {
      problems: {},
      refusal: { code: 'failed' },
      values: expect.objectContaining(checkoutFields),
    },
  });
  expect(await orderIds(shop)).toEqual([]);
  expect(await stockMismatches(shop)).toEqual([]);
});

test('the page shows the offered payment methods and the current prices and delivery fee', async () => {
  const shop = await openSellingShop();
  await shop.db
    .update(settings)
    .set({ freeDelivery: false, deliveryFeeLkr: 350, bankAccountDetails: 'Bank of Ceylon 1' });
  const cart = aCart([await aProduct(shop, { priceLkr: 3800 }), 2]);
  const { args } = await visitArgs(shop, { path: '/checkout', cart });

  expect(await loader(args as unknown as Route.LoaderArgs)).toMatchObject({
    deliveryPromise: undefined,
    paymentMethods: ['cod', 'bank_transfer'],
    idempotencyKey: cart.key,
    cart: { subtotalLkr: 7600, deliveryFeeLkr: 350, totalLkr: 7950 },
  });
});

test('a form with the hidden field filled in places no order, and can be sent again without it', async () => {
  const shop = await openSellingShop();
  const cart = aCart([await aProduct(shop), 1]);

  const pressed = await submitCheckout(shop, cart, { topic: 'cheap watches' });

  expect(pressed).toMatchObject({
    status: 409,
    answer: { refusal: { code: 'not-by-hand' }, values: checkoutFields },
  });
  expect(await orderIds(shop)).toEqual([]);
  expect(await submitCheckout(shop, cart)).toMatchObject({ status: 303 });
});
