import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { aProduct, openTestShop, type TestShop } from '#test/shop.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/cart-lines.route';
import { action, loader } from './cart-lines.route.ts';
import type { CartResponse } from './state/cart-response.ts';

const acceptJson = { Accept: 'application/json' };

async function anOpenShop(): Promise<TestShop> {
  const shop = await openTestShop();
  await ensureSettings(shop);
  return shop;
}

/** Returns a browser that sends back the cookies of its cart. */
function aBrowser(shop: TestShop) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(runningShopContext, aRunningShop(shop));
  let cookie = '';
  const args = (init: RequestInit) => {
    const headers = { ...(init.headers as Record<string, string>), Cookie: cookie };
    const request = new Request('http://localhost:3000/cart/lines', { ...init, headers });
    return { request, context } as unknown as Route.ActionArgs;
  };
  const send = async (body: BodyInit, headers: Record<string, string> = acceptJson) => {
    const response = await action(args({ method: 'POST', body, headers }));
    const cartCookies = response.headers.getSetCookie().filter((line) => !line.includes('flash'));
    if (cartCookies.length > 0) cookie = cookieHeader(cartCookies);
    return response;
  };
  return {
    send,
    change: async (fields: Record<string, string>) => {
      const response = await send(new URLSearchParams(fields));
      return { status: response.status, ...((await response.json()) as CartResponse) };
    },
    read: async () => {
      const response = await loader(args({ method: 'GET' }));
      return ((await response.json()) as Pick<CartResponse, 'cart'>).cart;
    },
  };
}

const message = (code: string, kind = 'error') => ({ message: { kind, code } });

test('adding a product twice raises the quantity of its line, and the message names it in both languages', async () => {
  const shop = await anOpenShop();
  const balm = await aProduct(shop, { priceLkr: 3800 });
  const browser = aBrowser(shop);

  await browser.change({ intent: 'add', productId: balm.id, quantity: '2' });
  const response = await browser.change({ intent: 'add', productId: balm.id, quantity: '1' });

  expect(response).toMatchObject({
    status: 200,
    ok: true,
    cart: { itemCount: 3, totalLkr: 11_400 },
    message: { kind: 'success', code: 'added', name: { en: balm.nameEn, si: balm.nameSi } },
  });
  expect(await browser.read()).toEqual(response.cart);
});

test.each(['1.5', '1e9', 'abc', '', ' ', '+3', '0x10', '10000', '99999999999', '१'])(
  'the quantity %j is refused with a message, and the line keeps its old quantity',
  async (quantity) => {
    const shop = await anOpenShop();
    const balm = await aProduct(shop);
    const browser = aBrowser(shop);
    await browser.change({ intent: 'add', productId: balm.id, quantity: '2' });

    const response = await browser.change({ intent: 'set', productId: balm.id, quantity });

    expect(response).toMatchObject({ status: 422, ok: false, cart: { itemCount: 2 } });
    expect(response).toMatchObject(message('quantity-invalid'));
  },
);

test.each(['0', '-4'])('the quantity %s removes the line', async (quantity) => {
  const shop = await anOpenShop();
  const balm = await aProduct(shop);
  const browser = aBrowser(shop);
  await browser.change({ intent: 'add', productId: balm.id, quantity: '2' });

  const response = await browser.change({ intent: 'set', productId: balm.id, quantity });

  expect(response).toMatchObject({ status: 200, cart: { lines: [], itemCount: 0 } });
  expect(response).toMatchObject(message('removed', 'success'));
});

test('more than the stock can be added, because a cart reserves nothing', async () => {
  const shop = await anOpenShop();
  const balm = await aProduct(shop, { stock: 0 });

  const response = await aBrowser(shop).change({
    intent: 'add',
    productId: balm.id.toUpperCase(),
    quantity: '9999',
  });

  expect(response).toMatchObject({ status: 200, cart: { itemCount: 9999 } });
});

test.each([
  ['unknown', '6b1f0b4e-9d3e-4c57-8f43-0f5b5c1f7a11'],
  ['malformed', "1' or 1=1"],
  ['a null byte', 'x\0y'],
  ['empty', ''],
])('an unusable product id (%s) is not added to the cart', async (_what, productId) => {
  const browser = aBrowser(await anOpenShop());
  for (const intent of ['add', 'set']) {
    const response = await browser.change({ intent, productId, quantity: '1' });
    expect(response).toMatchObject({ status: 409, ok: false, cart: { itemCount: 0 } });
    expect(response).toMatchObject(message('product-gone'));
  }
});

test('a product that is no longer sold cannot be added, but its line can be removed', async () => {
  const shop = await anOpenShop();
  const balm = await aProduct(shop);
  const browser = aBrowser(shop);
  await browser.change({ intent: 'add', productId: balm.id, quantity: '1' });
  await shop.db.update(products).set({ active: false }).where(eq(products.id, balm.id));

  const added = await browser.change({ intent: 'add', productId: balm.id, quantity: '1' });
  expect(added).toMatchObject({ status: 409, cart: { lines: [], gone: [{ quantity: 1 }] } });

  const removed = await browser.change({ intent: 'remove', productId: balm.id });
  expect(removed).toMatchObject({ status: 200, cart: { gone: [], itemCount: 0 } });
});

test.each([
  ['nothing', ''],
  ['another intent', 'intent=steal&productId=x'],
  ['the same field many times', 'intent=add&intent=set&productId=x&quantity=1&quantity=2'],
  ['no form at all', '{"intent":"add"}'],
])('a request with %s is refused with a message', async (_what, body) => {
  const browser = aBrowser(await anOpenShop());
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...acceptJson };
  const response = await browser.send(body, form);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject(message('unreadable'));
});

test('a plain form redirects to the cart page in its language, with the message in a cookie', async () => {
  const shop = await anOpenShop();
  const balm = await aProduct(shop);
  const fields = { intent: 'add', productId: balm.id, quantity: '1', language: 'si' };

  const response = await aBrowser(shop).send(new URLSearchParams(fields), {});

  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/si/cart');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const names = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(names).toEqual(['sandhi_cart', 'sandhi_flash']);
});
