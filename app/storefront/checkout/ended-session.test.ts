import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import { fillAccountCart } from '#test/account-cart.ts';
import { openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { cookieHeader } from '#test/running-shop.ts';
import { aCustomer, aProduct, type TestShop } from '#test/shop.ts';
import { checkoutFields, orderIds, submitCheckout } from '#test/submit-checkout.ts';
import type { Route } from './+types/checkout.route';
import { action, loader } from './checkout.route.tsx';
import { deleteKeptCheckout } from './ended-session.server.ts';

async function aShopWithKamala() {
  const shop = await openSellingShop();
  const { userId } = (await aCustomer(shop)).actor;
  const cart = await fillAccountCart(shop, userId, [await aProduct(shop, { stock: 10 }), 2]);
  return { shop, userId, form: { idempotencyKey: cart.key ?? '', account: userId } };
}

/** Posts the form of a customer whose session has ended, and returns the redirect. */
async function postSignedOut(shop: TestShop, form: Record<string, string>, path = '/checkout') {
  const { args } = await visitArgs(shop, { path, form: { ...checkoutFields, ...form } });
  const answer = await action(args as unknown as Route.ActionArgs);
  if (!(answer instanceof Response)) throw new Error('The form was answered by the page.');
  return answer;
}

/** Opens the checkout with these cookies. Returns what the form opens with, and the cookies that the response deletes. */
async function openCheckout(shop: TestShop, setCookies: string[], userId?: string) {
  const visit = { path: '/checkout', ...(userId !== undefined && { userId }) };
  const { args } = await visitArgs(shop, visit);
  args.request.headers.set('Cookie', cookieHeader(setCookies));
  const { typedBefore } = await loader(args as unknown as Route.LoaderArgs);
  const guarded = { ...args, context: args.context ?? new RouterContextProvider() };
  const response = await deleteKeptCheckout(guarded as never, async () => new Response());
  return { typedBefore, deleted: (response as Response).headers.getSetCookie() };
}

test('a customer whose session ended at the checkout signs in again, and finds what they typed', async () => {
  const { shop, userId, form } = await aShopWithKamala();
  const response = await postSignedOut(shop, { ...form, saveAddress: 'on' }, '/si/checkout');
  expect([response.status, response.headers.get('Location')]).toEqual([
    303,
    '/si/sign-in?next=%2Fsi%2Fcheckout',
  ]);
  expect(await orderIds(shop)).toEqual([]);

  const opened = await openCheckout(shop, response.headers.getSetCookie(), userId);
  expect(opened.typedBefore).toEqual({ ...checkoutFields, saveAddress: 'on' });
  expect(opened.deleted).toEqual([expect.stringMatching(/^sandhi_unsaved=;.*Max-Age=0/)]);
});

test('a form with wrong fields, and a button beside them, keep what was typed too', async () => {
  const { shop, userId, form } = await aShopWithKamala();
  for (const wrong of [{ phone: '077' }, { promo: 'RAIN' }, { intent: 'use-address' }]) {
    const response = await postSignedOut(shop, { ...form, ...wrong });
    const opened = await openCheckout(shop, response.headers.getSetCookie(), userId);
    expect(opened.typedBefore).toMatchObject({ address: checkoutFields.address });
  }
});

test('instructions that are too long for a cookie are left out, and the address is kept', async () => {
  const { shop, userId, form } = await aShopWithKamala();
  const specialInstructions = 'කරුණාකර '.repeat(125).trim();
  const answer = await postSignedOut(shop, { ...form, specialInstructions });
  const { typedBefore } = await openCheckout(shop, answer.headers.getSetCookie(), userId);
  const { specialInstructions: _, ...typed } = checkoutFields;
  expect(typedBefore).toEqual(typed);
});

test('neither a guest nor another customer sees what was typed', async () => {
  const { shop, form } = await aShopWithKamala();
  const response = await postSignedOut(shop, form);
  const other = (await aCustomer(shop, { email: 'nimal@example.lk' })).actor.userId;
  const setCookies = response.headers.getSetCookie();
  expect(await openCheckout(shop, setCookies)).toEqual({ typedBefore: undefined, deleted: [] });
  const opened = await openCheckout(shop, setCookies, other);
  expect([opened.typedBefore, opened.deleted.length]).toEqual([undefined, 1]);
});

test('a form that another customer opened in this browser orders nothing, and nothing of it is returned', async () => {
  const { shop, form } = await aShopWithKamala();
  const other = (await aCustomer(shop, { email: 'nimal@example.lk' })).actor.userId;
  const cart = await fillAccountCart(shop, other, [await aProduct(shop, { stock: 10 }), 2]);
  const key = { idempotencyKey: cart.key ?? '' };
  for (const pressed of [{}, { intent: 'switch-language' }]) {
    const answered = await submitCheckout(shop, emptyCart, {
      ...form,
      ...key,
      ...pressed,
      userId: other,
    });
    expect(answered).toMatchObject({ status: 409, answer: { refusal: { code: 'stale-page' } } });
    expect(answered.answer?.values).toEqual({});
  }
  expect(await orderIds(shop)).toEqual([]);
});

test('an order that was placed before the session ended is shown, and a guest is not sent to the sign-in', async () => {
  const { shop, userId, form } = await aShopWithKamala();
  const placed = await submitCheckout(shop, emptyCart, { ...form, userId });
  expect(placed.status).toBe(303);
  const repeated = await submitCheckout(shop, emptyCart, form);
  expect(repeated.to).toContain(placed.to);
  const guest = await submitCheckout(shop, emptyCart, { idempotencyKey: crypto.randomUUID() });
  expect(guest.answer).toMatchObject({ refusal: { code: 'cart-empty' } });
});
