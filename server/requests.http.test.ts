import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { type RawResponse, rawRequest } from '#test/raw-request.ts';
import { aProduct } from '#test/shop.ts';
import { putInCart } from '#test/shopping.ts';

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const multipart = 'multipart/form-data; boundary=x';

let shop: InProcessShop;
let productId = '';

beforeAll(async () => {
  shop = await openInProcess();
  productId = (await aProduct(shop.shop, { stock: 5 })).id;
});
afterAll(() => shop?.close());

function post(
  headers: Record<string, string>,
  body: string | Buffer = 'a=b',
): Promise<RawResponse> {
  return rawRequest(shop, { headers: { 'Content-Type': form, ...headers }, body });
}

describe('a write that no page of the shop has sent is refused', () => {
  test.each<[string, Record<string, string>]>([
    ['names no origin', {}],
    ['comes from elsewhere', { Origin: 'https://evil.example' }],
    ['hides where it comes from', { Origin: 'null' }],
    ['comes from another port', { Origin: 'http://127.0.0.1:1' }],
    ['comes from an origin that begins like ours', { Origin: 'http://127.0.0.1.evil.example' }],
    ['is cross-site according to the browser', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('a write that %s', async (_how, headers) => {
    for (const path of ['/checkout', '/cart/lines', '/admin/sign-in', '/checkout.data']) {
      const response = await rawRequest(shop, {
        path,
        headers: { 'Content-Type': form, ...headers },
      });
      expect(response.status, path).toBe(403);
      expect(response.body).toContain('For your safety we stopped this request.');
      expect(response.body).toContain('ඔබේ ආරක්ෂාව සඳහා');
    }
  });
});

test('a write without an origin is accepted when the browser calls it same-origin', async () => {
  expect((await post({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(422);
});

describe('a request that no page of the shop sends', () => {
  test.each<{
    what: string;
    headers?: Record<string, string>;
    body: string | Buffer;
    statuses: number[];
  }>([
    { what: 'nothing at all', body: '', statuses: [409, 422] },
    {
      what: 'JSON',
      headers: { 'Content-Type': json },
      body: '{"city":"x"}',
      statuses: [409, 415, 422],
    },
    { what: 'no type', headers: { 'Content-Type': '' }, body: 'a=b', statuses: [409, 415, 422] },
    {
      what: 'a nonsense type',
      headers: { 'Content-Type': 'x/;;=' },
      body: 'a=b',
      statuses: [409, 422],
    },
    {
      what: 'a truncated multipart body',
      headers: { 'Content-Type': multipart },
      body: '--x',
      statuses: [409, 422],
    },
    {
      what: 'bytes that are no text',
      body: Buffer.from([255, 254, 0, 61, 128]),
      statuses: [409, 422],
    },
    { what: 'a body larger than any form', body: `a=${'x'.repeat(200_000)}`, statuses: [413] },
    { what: 'ten thousand fields', body: 'a=1&'.repeat(10_000), statuses: [409, 422] },
    {
      what: 'a body in pieces',
      headers: { 'Transfer-Encoding': 'chunked' },
      body: 'a=b',
      statuses: [411],
    },
  ])('is refused without a fault of the server: $what', async ({ headers, body, statuses }) => {
    const response = await post({ Origin: shop.url, ...headers }, body);
    expect(statuses).toContain(response.status);
    expect(response.body).not.toBe('');
  });

  test.each<[string, string, number]>([
    ['GET', '/%', 400],
    ['GET', '/%00', 400],
    ['GET', '/?q=%00', 400],
    ['GET', '/%ff%fe', 400],
    ['GET', `/${'x'.repeat(5_000)}`, 414],
    ['GET', `/?${'orderId=00000000-0000-4000-8000-000000000000&'.repeat(50)}`, 200],
    ['GET', '/?q=100%', 200],
    ['GET', '//evil.example/', 404],
    ['GET', '//', 308],
    ['GET', '/a%0Ab', 404],
    ['GET', '/favicon.ico', 200],
    ['GET', '/order-success/nonsense', 404],
    ['GET', "/order-success/1'or'1'='1", 404],
    ['GET', '/si/order-success/00000000-0000-4000-8000-000000000000', 404],
    ['PUT', '/checkout', 405],
    ['DELETE', '/', 405],
    ['OPTIONS', '/', 405],
    ['TRACE', '/', 405],
  ])('%s %s gets the status %i', async (method, path, status) => {
    const headers = { Origin: shop.url };
    expect((await rawRequest(shop, { method, path, headers })).status).toBe(status);
  });
});

test('sixty browsers that disconnect in the middle of a response leave the shop ready', async () => {
  const disconnections = Array.from({ length: 60 }, async (_, index) => {
    const signal = AbortSignal.timeout(1 + (index % 40));
    await fetch(`${shop.url}/`, { signal }).then(
      (response) => response.text().catch(() => undefined),
      () => undefined,
    );
  });
  await Promise.all(disconnections);
  await pause(100);
  expect((await shop.visitor().get('/readyz')).status).toBe(200);
});

describe('an invalid line of a cart', () => {
  test.each([
    '1.5',
    '1e9',
    '10000',
    'two',
    '',
    '0',
    '-1',
    'NaN',
    '٣',
    '1 OR 1=1',
    '\0',
    '9'.repeat(10_000),
  ])('the quantity %o is refused and the cart stays as it was', async (quantity) => {
    const visitor = shop.visitor();
    await putInCart(visitor, productId, 2);
    const cart = visitor.cookies.get('sandhi_cart');
    const fields = { intent: 'add', productId, quantity, language: 'en' };
    const response = await visitor.post('/cart/lines', fields, { Accept: 'application/json' });
    expect([409, 422]).toContain(response.status);
    expect(visitor.cookies.get('sandhi_cart')).toBe(cart);
  });

  test.each(['', 'x', '../..', '\0', '00000000-0000-4000-8000-000000000000', 'a'.repeat(10_000)])(
    'the unknown product %o is refused',
    async (id) => {
      const fields = { intent: 'add', productId: id, quantity: 1, language: 'en' };
      const response = await shop
        .visitor()
        .post('/cart/lines', fields, { Accept: 'application/json' });
      expect([409, 422]).toContain(response.status);
    },
  );
});

test('none of these requests logs a problem', () => {
  expect(shop.logProblems()).toEqual([]);
});
