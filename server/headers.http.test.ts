import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { aCustomer } from '#test/shop.ts';
import type { ShopResponse } from '#test/visitor.ts';

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess({ demo: true });
});
afterAll(() => shop?.close());

const everyKind: Record<string, (shop: InProcessShop) => Promise<ShopResponse>> = {
  'a page': (shop) => shop.visitor().get('/'),
  'a page in Sinhala': (shop) => shop.visitor().get('/si'),
  'a private page': (shop) => shop.visitor().get('/checkout'),
  'a missing page': (shop) => shop.visitor().get('/nowhere'),
  'the panel, closed': (shop) => shop.visitor().get('/admin/dashboard'),
  'a redirect': (shop) => shop.visitor().post('/cart/lines', { intent: 'remove' }),
  'data of a page': (shop) => shop.visitor().get('/checkout.data'),
  JSON: (shop) => shop.visitor().get('/cart/lines'),
  'a file': (shop) => shop.visitor().get('/favicon.svg'),
  'a refused write': (shop) => shop.visitor().post('/checkout', {}, { Origin: 'null' }),
  'a refused request': (shop) => shop.visitor().get('/%'),
  'a health check': (shop) => shop.visitor().get('/readyz'),
};

test.each(Object.entries(everyKind))(
  '%s has the headers that protect the browser',
  async (_kind, ask) => {
    const { headers } = await ask(shop);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Cache-Control')).toBeTruthy();
    expect(headers.get('X-Powered-By')).toBeNull();
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src')) ?? '';
    expect(scripts).not.toMatch(/unsafe|\*|https?:/);
  },
);

test('every script of a private page has the nonce of its response, and no two responses share a nonce', async () => {
  const nonces = new Set<string>();
  for (const path of ['/checkout', '/checkout', '/si/cart', '/admin/dashboard', '/nowhere']) {
    const { headers, body } = await shop.visitor().get(path);
    const nonce = /'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1] ?? '';
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    nonces.add(nonce);
    const inline = [...body.matchAll(/<script\b([^>]*)>/g)].map(
      ([, attributes = '']) => attributes,
    );
    for (const attributes of inline) {
      if (!/type="application\/(ld\+)?json"/.test(attributes)) {
        expect(attributes).toContain(`nonce="${nonce}"`);
      }
    }
    expect(body).not.toMatch(/<[^>]+\son(click|load|error|submit)=/i);
  }
  expect(nonces.size).toBe(5);
});

test('no page and no data of a customer or a guest may be cached', async () => {
  const customer = await shop.signedIn((await aCustomer(shop.shop)).actor.userId);
  for (const visitor of [customer, shop.visitor()]) {
    for (const path of ['/checkout', '/si/checkout', '/cart', '/checkout.data', '/cart.data']) {
      const { headers } = await visitor.get(path);
      expect(headers.get('Cache-Control'), path).toBe('private, no-store');
    }
    const refused = await visitor.post('/checkout', { intent: 'switch-language' });
    expect(refused.headers.get('Cache-Control')).toBe('private, no-store');
  }
});

test('a public page is the same for everyone, and sets no cookie', async () => {
  for (const path of ['/', '/si', '/privacy-policy', '/si/refund-policy']) {
    const stranger = await shop.visitor().get(path);
    const returning = await shop.visitor().get(path, {
      Cookie: 'sandhi_cart=x; sandhi_flash=y; sandhi.session_token=z',
      'Accept-Language': 'si',
      'User-Agent': 'somebody else',
    });
    expect(returning.body).toBe(stranger.body);
    expect([...returning.headers.getSetCookie(), ...stranger.headers.getSetCookie()]).toEqual([]);
  }
});

test('the data of a page name the release that its document names', async () => {
  const { body } = await shop.visitor().get('/checkout');
  const { headers } = await shop.visitor().get('/checkout.data');
  const release = headers.get('X-Release');
  expect(release).toMatch(/^[\da-f]{8,}$/);
  expect(body).toContain(`})("${release}");`);
  const json = await shop.visitor().get('/cart/lines');
  expect(json.headers.get('X-Release')).toBeNull();
});
