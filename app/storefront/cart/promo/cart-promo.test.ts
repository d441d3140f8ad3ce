import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { budgets } from '#domain/limits/budgets.ts';
import { action as changeLines } from '#storefront/cart/cart-lines.route.ts';
import type { CartResponse } from '#storefront/cart/state/cart-response.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aPromo } from '#test/promo.ts';
import { aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { aProduct } from '#test/shop.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { action } from './cart-promo.route.ts';
import type { PromoResponse } from './promo-response.ts';

/** Returns a browser with one bottle in its cart, at 1,000 rupees. */
async function aBrowser() {
  const shop = await openSellingShop();
  const oil = await aProduct(shop, { stock: 50, priceLkr: 1000 });
  const context = new RouterContextProvider();
  context.set(shopContext, { ...shop, clientBucket: '203.0.113.7' });
  context.set(runningShopContext, aRunningShop(shop));
  let cookie = '';
  const post = async (
    handler: (args: never) => Promise<Response>,
    fields: Record<string, string>,
    accept = 'application/json',
  ) => {
    const request = new Request('http://localhost:3000/cart/promo', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Accept: accept, Cookie: cookie },
    });
    const response = await handler({ request, context } as never);
    const cartCookies = response.headers.getSetCookie().filter((line) => !line.includes('flash'));
    if (cartCookies.length > 0) cookie = cookieHeader(cartCookies);
    return response;
  };
  await post(changeLines, { intent: 'add', productId: oil.id, quantity: '1' });
  return {
    shop,
    changeLine: async (fields: Record<string, string>) => {
      const response = await post(changeLines, { productId: oil.id, ...fields });
      return ((await response.json()) as CartResponse).cart;
    },
    apply: async (promo: string) => {
      const response = await post(action, { promo });
      return { status: response.status, ...((await response.json()) as PromoResponse) };
    },
    /** Posts a form without the field of the code, as which a request is read whose body cannot be parsed. */
    postNothing: async () => {
      const response = await post(action, {});
      return { status: response.status, ...((await response.json()) as PromoResponse) };
    },
    applyByForm: (promo: string) => post(action, { promo, language: 'si' }, 'text/html'),
  };
}

test('a code typed in any case reduces the total of the cart until it is removed', async () => {
  const { shop, apply } = await aBrowser();
  await aPromo(shop);
  expect(await apply(' ayu10 ')).toMatchObject({
    status: 200,
    cart: { discountLkr: 100, totalLkr: 900, promo: { code: 'AYU10' } },
  });
  const removed = await apply('');
  expect(removed).toMatchObject({ status: 200, cart: { discountLkr: 0, totalLkr: 1000 } });
  expect(removed.cart.promo).toBeUndefined();
});

test('the only line of a cart is restored with its code, but not with a code that was removed or is unknown', async () => {
  const { shop, apply, changeLine } = await aBrowser();
  await aPromo(shop);
  await apply('AYU10');
  const restore = (promo: string) => changeLine({ intent: 'set', quantity: '2', promo });
  await changeLine({ intent: 'remove' });
  expect(await restore('AYU10')).toMatchObject({ totalLkr: 1800, promo: { code: 'AYU10' } });
  await apply('');
  await changeLine({ intent: 'remove' });
  for (const promo of ['', 'AYU99']) {
    const restored = await restore(promo);
    expect(restored.totalLkr).toBe(2000);
    expect(restored.promo).toBeUndefined();
  }
});

test('an unknown code is refused with the reason, and leaves the cart unchanged', async () => {
  const { shop, apply, applyByForm } = await aBrowser();
  await aPromo(shop);
  await apply('AYU10');
  expect(await apply('AYU99')).toMatchObject({
    status: 409,
    refusal: { code: 'unknown' },
    cart: { promo: { code: 'AYU10' }, totalLkr: 900 },
  });
  const response = await applyByForm('AYU99');
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/si/cart');
  expect(response.headers.getSetCookie().join()).toContain('flash');
});

test('a code that is too long and a form that cannot be read are refused as unknown codes, and the applied code stays', async () => {
  const { shop, apply, postNothing } = await aBrowser();
  await aPromo(shop);
  await apply('AYU10');
  const stays = { status: 409, refusal: { code: 'unknown' }, cart: { promo: { code: 'AYU10' } } };
  expect(await apply('A'.repeat(201))).toMatchObject(stays);
  expect(await postNothing()).toMatchObject(stays);
});

test.each(['AYU\0', '\0\0\0', 'AYU\u0007', 'AYU_10', '\ud800AB', 'A'.repeat(40)])(
  'text that cannot be a code is refused as an unknown one: %j',
  async (typed) => {
    const { apply, applyByForm } = await aBrowser();
    expect(await apply(typed)).toMatchObject({ status: 409, refusal: { code: 'unknown' } });
    expect((await applyByForm(typed)).status).toBe(303);
  },
);

test('only unknown codes are counted: someone who guesses has to wait, someone who knows a code does not', async () => {
  const { shop, apply } = await aBrowser();
  await aPromo(shop);
  const { attempts } = budgets['promo:address'];
  for (let attempt = 0; attempt < attempts + 5; attempt += 1) {
    expect((await apply('AYU10')).status).toBe(200);
  }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    expect((await apply(`GUESS${attempt}`)).status).toBe(409);
  }
  expect(await apply('GUESS')).toMatchObject({
    status: 429,
    refusal: { code: 'too-many-attempts' },
  });
});
