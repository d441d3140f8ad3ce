import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { type RawResponse, rawRequest } from '#test/raw-request.ts';

const pages = ['/', '/si', '/privacy-policy', '/si/refund-policy'];

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess({ demo: true });
});
afterAll(() => shop?.close());

function get(path: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  return rawRequest(shop, { method: 'GET', path, headers });
}

test('sixty unusual request headers change neither a byte of a public page nor its Content-Security-Policy', async () => {
  const plain = await get('/');
  const odd = Array.from({ length: 60 }, (_, index) => oddHeader(index));
  for (const headers of odd) {
    const response = await get('/', headers);
    expect(response.status, JSON.stringify(headers)).toBe(200);
    expect(response.body).toBe(plain.body);
    expect(response.headers.etag).toBe(plain.headers.etag);
    expect(response.headers['content-security-policy']).toBe(
      plain.headers['content-security-policy'],
    );
  }
  expect((await get('/')).body).toBe(plain.body);
});

test('query parameters that a public page does not use do not change the page', async () => {
  const plain = await get('/si');
  for (const query of ['utm_source=letter', 'x=<script>alert(1)</script>', 'a&b&c', 'q=&sort=x']) {
    expect((await get(`/si?${encodeURI(query)}`)).body, query).toBe(plain.body);
  }
});

test('a browser with the ETag of a public page gets 304, with another ETag the whole page', async () => {
  for (const path of pages) {
    const first = await get(path);
    const etag = first.headers.etag ?? '';
    const again = await get(path, { 'If-None-Match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers.etag).toBe(etag);
    const other = await get(path, { 'If-None-Match': 'W/"another"' });
    expect([other.status, other.body]).toEqual([200, first.body]);
  }
});

test('HEAD of a public page has the length of the page and no body', async () => {
  const whole = await get('/');
  const head = await rawRequest(shop, { method: 'HEAD', path: '/' });
  expect([head.status, head.body]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(`${Buffer.byteLength(whole.body)}`);
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
  ['br;q=0, gzip', 'gzip'],
])('a public page comes in an accepted encoding: %s', async (accepted, encoding) => {
  const plain = await shop.visitor().get('/');
  const response = await shop.visitor().get('/', { 'Accept-Encoding': accepted });
  expect(response.body).toBe(plain.body);
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
});

test('the Content-Security-Policy of a public page has the hash of each script, and neither it nor the page has a nonce', async () => {
  for (const path of pages) {
    const { headers, body } = await get(path);
    const policy = `${headers['content-security-policy']}`;
    expect(`${body}${policy}`).not.toMatch(/nonce[=-]/);
    const scripts = [...body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes = '', code]) => code !== '' && !attributes.includes('ld+json'),
    );
    expect(scripts.length).toBeGreaterThan(2);
    for (const [, , code = ''] of scripts) {
      expect(policy).toContain(`'sha256-${crypto.hash('sha256', code, 'base64')}'`);
    }
  }
});

test('the scripts of a public page are deferred, and its Content-Security-Policy has the hash of the code that loads them', async () => {
  for (const path of pages) {
    const { headers, body } = await get(path);
    expect(body).not.toContain('rel="modulepreload"');
    expect(body).not.toContain('type="module"');
    const [, quoted = '""'] = /\}\)\(("import .+"), \[/.exec(body) ?? [];
    const code = JSON.parse(quoted) as string;
    expect(code).toContain('/assets/entry.client');
    expect(headers['content-security-policy']).toContain(
      `'sha256-${crypto.hash('sha256', code, 'base64')}'`,
    );
  }
});

function oddHeader(index: number): Record<string, string> {
  const names = [
    'Cookie',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-For',
    'Accept-Language',
    'User-Agent',
    'Authorization',
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-React-Router-Prefetch',
    'Referer',
    'Forwarded',
  ];
  const value = ['x', 'evil.example', '<script>alert(1)</script>', '/admin', 'si'][index % 5] ?? '';
  const name = names[index % names.length] ?? '';
  return index % 7 === 0 ? { [`X-Odd-${index}`]: value, [name]: value } : { [name]: value };
}

test('neither a missing page nor a private page may be cached', async () => {
  for (const path of ['/products/nothing-like-it', '/nowhere', '/cart', '/checkout']) {
    const { headers } = await get(path);
    expect(headers.etag, path).toBeUndefined();
    expect(headers['cache-control'], path).toMatch(/^private, no-(store|cache)$/);
  }
});

test('a URL with a slash at its end is redirected to the URL without it, which is cached', async () => {
  for (const [path, target] of [
    ['/si/?q=balm', '/si?q=balm'],
    ['/privacy-policy/', '/privacy-policy'],
    ['/cart/', '/cart'],
  ]) {
    const { status, headers } = await get(path ?? '');
    expect([status, headers.location]).toEqual([308, target]);
  }
  expect((await get('/si?q=balm')).headers.etag).toBeTruthy();
});
