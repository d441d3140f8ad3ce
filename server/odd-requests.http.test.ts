import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { rawRequest } from '#test/raw-request.ts';
import { sendBytes, statusIn } from '#test/send-bytes.ts';
import { anOwner } from '#test/shop.ts';

const json = 'application/json';
const multipart = 'multipart/form-data; boundary=x';

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess();
});
afterAll(() => shop?.close());

describe('a URL that accepts only POST', () => {
  test.each(['/events', '/contact/messages'])('%s answers 405 and names POST', async (path) => {
    const { status, headers } = await rawRequest(shop, { method: 'GET', path });
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });

  test.each(['/admin/second-factor/enrol', '/admin/backups'])(
    '%s reads a post of any other type as an empty form',
    async (path) => {
      const owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
      const Cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      for (const type of ['text/plain', json, multipart, '']) {
        const headers = { Origin: shop.url, Cookie, 'Content-Type': type };
        const response = await rawRequest(shop, { path, headers, body: 'a' });
        expect(response.status, type).toBeLessThan(500);
      }
    },
  );
});

describe('a request that was written by hand', () => {
  test.each(['][', 'user:password@shop', 'shop/path', 'shop:port', 'shop?', 'a, b'])(
    'the malformed host %s is refused',
    async (host) => {
      const response = await rawRequest(shop, {
        method: 'GET',
        path: '/',
        headers: { Host: host },
      });
      expect(response.status).toBe(400);
    },
  );

  test('a request with two hosts is refused, because a proxy may have used either', async () => {
    for (const path of ['/', '/cart', '/favicon.svg']) {
      const hosts = 'Host: 127.0.0.1\r\nHost: evil.example\r\nConnection: close';
      const response = await sendBytes(shop, `GET ${path} HTTP/1.1\r\n${hosts}\r\n\r\n`);
      expect(statusIn(response), path).toBe(400);
    }
  });

  test('a refusal is in the language of its URL, with the other language below', async () => {
    const english = await rawRequest(shop, { path: '/checkout' });
    expect(english.body).toMatch(
      /<html lang="en">[\s\S]*<p>For your safety[\s\S]*<p lang="si">ඔබේ/,
    );
    const sinhala = await rawRequest(shop, { path: '/si/checkout' });
    expect(sinhala.body).toMatch(
      /<html lang="si">[\s\S]*<p>ඔබේ[\s\S]*<p lang="en">For your safety/,
    );
  });
});

test('none of these requests logs a problem', () => {
  expect(shop.logProblems()).toEqual([]);
});
