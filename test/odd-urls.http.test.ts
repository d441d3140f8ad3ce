import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from './in-process-shop.ts';
import { aCustomer } from './shop.ts';

let shop: InProcessShop;
beforeAll(async () => {
  shop = await openInProcess({ demo: true });
});
afterAll(() => shop?.close());

test('a hostile search gets a proper response and sets no cookie', async () => {
  const hostile = ['%00', '%', '%25', '%ED%A0%80', 'x'.repeat(10_240), '%3Cscript%3E', '%F0%9F'];
  for (const query of hostile) {
    const path = `/?q=${query}&min=%00&max=-1&sort=__proto__&stock[]=1`;
    const { status, headers } = await shop.visitor().get(path);
    expect([200, 400, 414, 431], query.slice(0, 20)).toContain(status);
    expect(headers.getSetCookie()).toEqual([]);
  }
});

test('the URL of an unknown product is not found, in its language', async () => {
  const { status, body } = await shop.visitor().get('/si/products/unknown');
  expect(status).toBe(404);
  expect(body).toContain('පිටුව හමු වුණේ නැහැ');
  for (const slug of ['%25', 'x'.repeat(500), 'JOINT-RELIEF-OIL-100-ML', '..%2f..']) {
    expect((await shop.visitor().get(`/products/${slug}`)).status, slug.slice(0, 20)).toBe(404);
  }
});

test('an unknown order is not found, with a link to the home page', async () => {
  for (const path of ['/order-success/nothing', `/order-success/${randomUUID()}`]) {
    const { status, body } = await shop.visitor().get(path);
    expect(status).toBe(404);
    expect(body).toContain('Order Not Found');
    expect(body).toMatch(/href="\/"[^>]*>(?:<[^>]*>)*Go Home/);
  }
});

test('a public page sets no cookie, and may be cached if it is validated each time', async () => {
  for (const path of ['/', '/si', '/privacy-policy', '/si/terms-conditions']) {
    const { headers } = await shop.visitor().get(path);
    expect([headers.get('Cache-Control'), headers.getSetCookie()], path).toEqual(['no-cache', []]);
  }
  const cart = await shop.visitor().get('/cart');
  expect(cart.headers.get('Cache-Control')).toBe('private, no-store');
});

test('a bot that fills in every field, the hidden one too, gets no account', async () => {
  const bot = shop.visitor();
  const fields = { name: 'Robot', identifier: 'robot@example.lk', password: 'sesame-and-turmeric' };
  const response = await bot.post('/sign-up', { ...fields, topic: 'https://evil.example' });
  expect(response.status).toBe(409);
  expect(response.body).toContain('We could not tell whether a person filled in this form.');
  expect(JSON.parse((await bot.get('/account/me')).body).account).toBeNull();
});

test('a link that a stranger sends adds nothing to a wishlist', async () => {
  const customer = await shop.signedIn((await aCustomer(shop.shop)).actor.userId);
  const home = (await customer.get('/')).body;
  const [, productId = ''] = /name="productId" value="([0-9a-f-]{36})"/.exec(home) ?? [];
  const followed = await customer.get(`/wishlist/entries?intent=add&productId=${productId}`);
  expect(followed.headers.get('Location')).toBe('/wishlist');
  expect((await customer.get('/wishlist')).body).not.toContain(productId);
});
