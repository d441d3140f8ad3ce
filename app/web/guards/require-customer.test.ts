import { type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { anAccount, aRunningShop, aSessionOf, cookieHeader } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { customerContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { readUnsavedFormCookie } from '#web/cookies/unsaved-form-cookie.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { requireCustomer } from './require-customer.server.ts';

let running: RunningShop;
beforeEach(async () => {
  running = aRunningShop(await openTestShop());
});

async function requestPage(path: string, init: RequestInit = {}) {
  const request = new Request(`http://localhost:3000${path}`, init);
  const context = new RouterContextProvider();
  context.set(runningShopContext, running);
  context.set(shopContext, running.shop);
  const args = { request, context, url: new URL(request.url) } as unknown as Parameters<
    MiddlewareFunction<Response>
  >[0];
  const inside = async () => new Response('inside');
  const answer = Promise.resolve(requireCustomer(args, inside)).catch((thrown) => thrown);
  return { response: (await answer) as Response, context };
}

async function statusAndLocationOf(path: string, init?: RequestInit) {
  const { response } = await requestPage(path, init);
  return [response.status, response.headers.get('Location')];
}

test('a signed-in customer opens the page as that customer', async () => {
  const credentials = { username: 'kamala', password: 'sesame-and-turmeric' };
  const userId = await anAccount(running, credentials);
  const setCookies = await aSessionOf(running, userId);
  const headers = { cookie: cookieHeader(setCookies) };

  const { response, context } = await requestPage('/wishlist', { headers });

  expect(await response.text()).toBe('inside');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(context.get(customerContext)).toEqual({ userId, name: 'Kamala Silva', isAdmin: false });
  expect(context.get(shopContext).actor).toEqual({ kind: 'customer', userId });
});

test('a guest is redirected to the sign-in in the language of the page, with the page to return to', async () => {
  expect(await statusAndLocationOf('/wishlist')).toEqual([303, '/sign-in?next=%2Fwishlist']);
  expect(await statusAndLocationOf('/si/account?tab=2')).toEqual([
    303,
    '/si/sign-in?next=%2Fsi%2Faccount%3Ftab%3D2',
  ]);
});

test('a guest who posts a form is sent to the sign-in with the page of the form to return to', async () => {
  const post = (from: string) => ({ method: 'POST', headers: { Referer: from } });
  expect(
    await statusAndLocationOf('/wishlist/items', post('http://localhost:3000/products/balm?x=1')),
  ).toEqual([303, '/sign-in?next=%2Fproducts%2Fbalm%3Fx%3D1']);
  expect(await statusAndLocationOf('/wishlist/items', post('https://evil.example/x'))).toEqual([
    303,
    '/sign-in',
  ]);
  expect(await statusAndLocationOf('/wishlist/items', { method: 'POST' })).toEqual([
    303,
    '/sign-in',
  ]);
});

test('a script that requests JSON gets 401 with the path of the sign-in', async () => {
  const headers = { Accept: 'application/json', Referer: 'http://localhost:3000/' };
  const { response } = await requestPage('/wishlist/items', { method: 'POST', headers });
  expect(response.status).toBe(401);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await response.json()).toEqual({ signIn: '/sign-in?next=%2F' });
});

test('a form that a guest posts is kept for its page, without the password, and not without a typed text', async () => {
  const keptOf = async (fields: Record<string, string>) => {
    const headers = { Referer: 'http://localhost:3000/si/account/details?from=menu' };
    const body = new URLSearchParams(fields);
    const { response } = await requestPage('/si/account/details', {
      ...{ method: 'POST', headers, body },
    });
    const cookie = cookieHeader(response.headers.getSetCookie());
    const next = new Request('http://localhost:3000/', { headers: { cookie } });
    return (await readUnsavedFormCookie(running, next))?.unsaved;
  };
  expect(await keptOf({ name: 'කමලා', password: 'sesame-and-turmeric', intent: 'save' })).toEqual({
    reason: 'signed-out',
    page: '/account/details',
    action: '/account/details',
    values: { name: 'කමලා' },
  });
  expect(await keptOf({ name: '', password: 'sesame', intent: 'delete' })).toBeUndefined();
  expect(await keptOf({ account: 'an id', intent: 'delete' })).toBeUndefined();
});

test('a guest whose posted form is not kept, for its password or its length, is told so at the sign-in', async () => {
  const headers = { Referer: 'http://localhost:3000/si/account/password' };
  const locationAfter = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const [, location] = await statusAndLocationOf('/si/account/password', {
      ...{ method: 'POST', headers, body },
    });
    return location;
  };
  const signIn = '/si/sign-in?next=%2Fsi%2Faccount%2Fpassword';
  expect(await locationAfter({ currentPassword: 'sesame' })).toBe(`${signIn}&because=not-kept`);
  expect(await locationAfter({ name: 'x'.repeat(4000) })).toBe(`${signIn}&because=not-kept`);
  expect(await locationAfter({ name: 'Kamala', password: 'sesame' })).toBe(signIn);
  expect(await locationAfter({ name: '', password: '' })).toBe(signIn);
});
