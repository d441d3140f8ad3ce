import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addToCart } from '#domain/cart/cart.ts';
import { changeAccountCart } from '#domain/cart/change-account-cart.server.ts';
import { findAccountCart } from '#domain/cart/find-account-cart.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { openSellingShop } from '#test/checkout.ts';
import { browserStateAfter, visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, aProduct, type TestShop } from '#test/shop.ts';
import { customerContext } from '#web/contexts.server.ts';
import { action } from './order-again.route.ts';

async function kamalaWithAnOrder() {
  const shop = await openSellingShop();
  const { userId } = (await aCustomer(shop)).actor;
  const oil = await aProduct(shop, { nameEn: 'Oil', nameSi: 'තෙල්' });
  const balm = await aProduct(shop, { nameEn: 'Balm', nameSi: 'බාම්' });
  const lines = [
    { product: oil, quantity: 2 },
    { product: balm, quantity: 1 },
  ];
  const order = await anOrder(shop, { userId, status: 'delivered', lines });
  return { shop, userId, oil, balm, order };
}

type Press = { userId: string; orderId: string; formKey?: string };

async function pressAgain(shop: TestShop, { userId, orderId, formKey = '' }: Press) {
  const path = `/si/account/orders/${orderId}/again`;
  const { args, running } = await visitArgs(shop, { path, form: { formKey }, userId });
  args.context.set(customerContext, { userId, name: 'Kamala Silva', isAdmin: false });
  const requestArgs = { ...args, params: { orderId } };
  const response = await action(requestArgs as unknown as Parameters<typeof action>[0]);
  const { flash } = await browserStateAfter(running, response);
  const { lines } = await findAccountCart(shop, userId);
  return { to: response.headers.get('Location'), flash, lines };
}

test('buying an order again adds its lines to what is in the cart', async () => {
  const { shop, userId, oil, balm, order } = await kamalaWithAnOrder();
  await changeAccountCart(shop, userId, async (_, cart) => {
    const added = addToCart(cart, { productId: oil.id, quantity: 5 });
    return added.ok ? ok({ cart: added.value }) : added;
  });

  expect(await pressAgain(shop, { userId, orderId: order.id })).toEqual({
    to: '/si/cart',
    flash: { kind: 'success', code: 'bought-again' },
    lines: [
      { productId: oil.id, quantity: 7 },
      { productId: balm.id, quantity: 1 },
    ],
  });
});

test('a form to buy again that is sent twice adds the lines once, and says so both times', async () => {
  const { shop, userId, oil, balm, order } = await kamalaWithAnOrder();
  await shop.db.update(products).set({ active: false }).where(eq(products.id, balm.id));
  const orderId = order.id;
  const sent = { userId, orderId, formKey: 'of the page' };
  const presses = await Promise.all([pressAgain(shop, sent), pressAgain(shop, sent)]);
  for (const { flash, lines } of [...presses, await pressAgain(shop, sent)]) {
    expect(flash).toMatchObject({ kind: 'success', code: 'bought-some-again' });
    expect(lines).toEqual([{ productId: oil.id, quantity: 2 }]);
  }
  const next = await pressAgain(shop, { ...sent, formKey: 'of the page opened again' });
  expect(next.lines).toEqual([{ productId: oil.id, quantity: 4 }]);
});

test('products that are no longer sold are named, and the others are added to the cart', async () => {
  const { shop, userId, oil, balm, order } = await kamalaWithAnOrder();
  await shop.db.update(products).set({ active: false }).where(eq(products.id, oil.id));

  expect(await pressAgain(shop, { userId, orderId: order.id })).toEqual({
    to: '/si/cart',
    flash: { kind: 'success', code: 'bought-some-again', name: { en: 'Oil', si: 'තෙල්' } },
    lines: [{ productId: balm.id, quantity: 1 }],
  });
});

test('an order with no product that is still sold adds nothing to the cart', async () => {
  const { shop, userId, order } = await kamalaWithAnOrder();
  await shop.db.update(products).set({ active: false });

  expect(await pressAgain(shop, { userId, orderId: order.id })).toEqual({
    to: '/si/cart',
    flash: {
      kind: 'error',
      code: 'nothing-bought-again',
      name: { en: 'Oil, Balm', si: 'තෙල්, බාම්' },
    },
    lines: [],
  });
});

test('a cart that has no room for the whole order is left unchanged, with an error', async () => {
  const { shop, userId, oil, order } = await kamalaWithAnOrder();
  await changeAccountCart(shop, userId, async (_, cart) => {
    const added = addToCart(cart, { productId: oil.id, quantity: 9_999 });
    return added.ok ? ok({ cart: added.value }) : added;
  });

  expect(await pressAgain(shop, { userId, orderId: order.id })).toMatchObject({
    flash: { kind: 'error', code: 'quantity-invalid' },
    lines: [{ productId: oil.id, quantity: 9_999 }],
  });
});

test("another customer's order is not found, like one that does not exist", async () => {
  const { shop, order } = await kamalaWithAnOrder();
  const { userId } = (await aCustomer(shop)).actor;
  for (const orderId of [order.id, randomUUID(), 'no-id']) {
    const pressed = pressAgain(shop, { userId, orderId });
    await expect(pressed).rejects.toMatchObject({ init: { status: 404 } });
  }
  expect(await findAccountCart(shop, userId)).toMatchObject({ lines: [] });
});
