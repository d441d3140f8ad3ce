import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShopServer, type ShopServer, usualDatabase } from '#test/open-shop-server.ts';
import { rawRequest } from '#test/raw-request.ts';
import { thoroughTest } from '#test/thorough-test.ts';

const origin = 'https://shop.example.lk';
const throughProxy = { Host: 'shop.example.lk', 'X-Forwarded-Proto': 'https' };
const form = { ...throughProxy, 'Content-Type': 'application/x-www-form-urlencoded' };

let shop: ShopServer;

beforeAll(async () => {
  const env = { APP_URL: origin, TRUSTED_PROXIES: '127.0.0.1' };
  shop = await openShopServer({ database: usualDatabase, env });
});
afterAll(() => shop?.remove());

function signIn(headers: Record<string, string>) {
  const { username = '', password = '' } = shop.demoCredentials ?? {};
  const body = new URLSearchParams({ username, password, next: '/admin/dashboard' }).toString();
  return rawRequest(shop, { path: '/admin/sign-in', headers: { ...form, ...headers }, body });
}

describe('behind a proxy that ends TLS', () => {
  test('writes of the shop’s own pages are accepted, and every cookie is bound to the host', async () => {
    const response = await signIn({ Origin: origin });
    expect([302, 303]).toContain(response.status);
    const cookies = response.headers['set-cookie'] ?? [];
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-sandhi/);
      expect(cookie).toMatch(/; Secure/i);
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; Path=\//i);
      expect(cookie).not.toMatch(/; Domain=/i);
    }
  });

  test.each([
    'http://shop.example.lk',
    'https://shop.example.lk:8443',
    'https://evil.example.lk',
    'https://shop.example.lk.evil.example',
    'null',
  ])('a write from %s is refused', async (foreign) => {
    expect((await signIn({ Origin: foreign })).status).toBe(403);
  });

  test('the framework’s own check of the origin accepts ours too, on pages and their data', async () => {
    for (const path of ['/checkout', '/si/checkout', '/checkout.data', '/cart/lines']) {
      const headers = { ...form, Origin: origin };
      const response = await rawRequest(shop, { path, headers, body: 'city=x' });
      expect([200, 202, 303, 409, 422], path).toContain(response.status);
    }
  });

  test('browsers are told to use only https from now on', async () => {
    const page = await rawRequest(shop, { method: 'GET', path: '/', headers: throughProxy });
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  thoroughTest(
    'attempts count by X-Forwarded-For: a client that guessed too often locks out no other',
    async () => {
      let guesses = 0;
      const guess = (client: string) => {
        guesses += 1;
        const headers = { ...form, Origin: origin, 'X-Forwarded-For': client };
        const body = `username=nobody${guesses}&password=wrong&next=/admin/dashboard`;
        return rawRequest(shop, { path: '/admin/sign-in', headers, body });
      };
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 40 && statuses.at(-1) !== 429; attempt += 1) {
        statuses.push((await guess('198.51.100.7')).status);
      }
      expect(statuses.at(-1)).toBe(429);
      // The client's own entry in front of the proxy's changes nothing.
      expect((await guess('203.0.113.1, 198.51.100.7')).status).toBe(429);
      expect((await guess('198.51.100.8')).status).not.toBe(429);
    },
  );
});
