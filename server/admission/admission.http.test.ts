import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { aProduct } from '#test/shop.ts';
import { aBuyer, checkoutFields, orderIdOf, putInCart } from '#test/shopping.ts';
import type { ShopResponse, Visitor } from '#test/visitor.ts';
import { busyCopy } from './busy.copy.ts';

/** More than the shop handles at once, in any class. */
const concurrentRequests = 80;

let shop: InProcessShop;
beforeAll(async () => {
  shop = await openInProcess({ env: { METRICS_TOKEN: 'a-token-of-the-tests-of-32-letters' } });
});
afterAll(() => shop?.close());

/**
 * Fills every slot with requests that wait for a silent database, while `act` runs. Refused requests are repeated at once,
 * so that each slot that becomes free goes to one of them.
 */
async function underLoad<Found>(act: () => Promise<Found>): Promise<Found> {
  const leaving = new AbortController();
  shop.database('hangs');
  const paths = Array.from({ length: concurrentRequests }, () => [
    '/cart',
    '/order-success/some-id',
  ]).flat();
  const full = Promise.withResolvers<void>();
  const askAgain = async (path: string) => {
    for (;;) {
      await (await fetch(`${shop.url}${path}`, leaving)).text();
      full.resolve();
    }
  };
  const all = Promise.allSettled(paths.map(askAgain));
  await full.promise;
  try {
    return await act();
  } finally {
    shop.database('answers');
    leaving.abort();
    await all;
  }
}

test('a form that arrives in pieces over a slow connection is answered', async () => {
  const body = `${new URLSearchParams({ identifier: 'nimal@example.lk', password: 's3cret-word' })}`;
  const head = ['POST /sign-in HTTP/1.1', `Host: 127.0.0.1:${shop.port}`, `Origin: ${shop.url}`];
  const type = 'Content-Type: application/x-www-form-urlencoded';
  const connection = net.connect(shop.port, '127.0.0.1').setNoDelay();
  const length = `Content-Length: ${body.length}`;
  connection.write([...head, type, length, 'Connection: close', '', ''].join('\r\n'));
  for (const piece of body.match(/.{1,20}/g) ?? []) {
    await pause(20);
    connection.write(piece);
  }
  expect(await text(connection)).toMatch(/^HTTP\/1.1 4/);
});

test('a page that cannot be served in time is refused within seconds, in its language, with a time to retry; a script gets both languages, and no page repeats a password', async () => {
  await shop.visitor().get('/');
  await underLoad(async () => {
    for (const [path, words] of [
      ['/cart', 'The shop is very busy right now'],
      ['/si/cart', 'මේ මොහොතේ වෙළඳසැල ඉතා කාර්යබහුලයි'],
    ] as const) {
      const askedAt = performance.now();
      const { status, headers, body } = await shop.visitor().get(path);
      expect(status).toBe(503);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThanOrEqual(3);
      expect(body).toContain(`<h1>${words}</h1>`);
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(performance.now() - askedAt).toBeLessThan(3_000);
    }
    const byScript = await ask(shop.visitor(), '/sign-in.data');
    expect(byScript.status).toBe(503);
    expect(JSON.parse(byScript.body).busy).toEqual(busyCopy.formByScript);
    const signingIn = await ask(shop.visitor(), '/si/sign-in');
    expect(signingIn.status).toBe(503);
    expect(signingIn.body).not.toContain('s3cret-word');
    expect(signingIn.body).toContain('<html lang="si">');
    const kept = await shop.visitor().get('/');
    expect(kept.status).toBe(200);
    expect((await shop.visitor().get('/livez')).status).toBe(200);
  });
  const Authorization = 'Bearer a-token-of-the-tests-of-32-letters';
  const { body } = await shop.visitor().get('/metrics', { Authorization });
  expect(body).toMatch(/sandhi_overload_refused_total\{class="page"\} [1-9]/);
});

test('a refused form is returned with every field as it was typed, and places the order when it is sent again', async () => {
  const product = await aProduct(shop.shop, { stock: 3 });
  const visitor = shop.visitor();
  await putInCart(visitor, product.id);
  const form = checkoutFields((await visitor.get('/checkout')).body);
  const typed = {
    ...form,
    ...aBuyer({ customerName: '<b>"Nimal" & \'ස්\'', specialInstructions: '\r\nTwo\r\nlines\r\n' }),
  };
  const refused = await underLoad(() => visitor.post('/checkout', typed));
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toMatch(/^[3-8]$/);
  expect(refused.headers.get('Set-Cookie')).toBeNull();
  expect(refused.body).toContain('Send again');
  expect(refused.body).not.toContain('<b>"');
  const kept = fieldsIn(refused);
  expect(kept).toEqual(typed);
  const placed = await visitor.post('/checkout', kept);
  expect(orderIdOf(placed)).toBeDefined();
});

test('after an overload the shop serves pages again, and has counted its refusals', async () => {
  expect((await shop.visitor().get('/cart')).status).toBe(200);
  expect(shop.running.recentRefusals.count()).toBeGreaterThan(5);
});

function ask(visitor: Visitor, path: string): Promise<ShopResponse> {
  return visitor.post(path, { identifier: 'nimal@example.lk', password: 's3cret-word' });
}

/** Reads what a browser would send from this page. */
function fieldsIn({ body }: ShopResponse): Record<string, string> {
  const fields = [...body.matchAll(/<textarea hidden name="([^"]*)">\n([\s\S]*?)<\/textarea>/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescapeHtml(value)]));
}

function unescapeHtml(text: string): string {
  const letters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (name) => letters[name as '&lt;']);
}
