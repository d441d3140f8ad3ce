import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InProcessShop } from './in-process-shop.ts';
import { orderIdOf, placeOrder, putInCart } from './shopping.ts';
import { openInProcessWithStocks } from './stocked-shops.ts';

let shop: InProcessShop;
let productId = '';
const validator = new HtmlValidate(new FileSystemConfigLoader());

beforeAll(async () => {
  const opened = await openInProcessWithStocks([5]);
  shop = opened.shop;
  productId = opened.productIds[0] ?? '';
});
afterAll(() => shop?.close());

async function faultsOf(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, 'page.html');
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message, selector }) =>
        `${path}:${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  );
}

test('every page that the sitemap names is valid HTML with a title', async () => {
  const visitor = shop.visitor();
  const sitemap = await visitor.get('/sitemap.xml');
  const paths = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths.length).toBeGreaterThan(8);
  const faults: string[] = [];
  for (const path of paths) {
    const { status, body } = await visitor.get(path);
    expect(status, path).toBe(200);
    expect(body, path).toMatch(/<title>[^<]+<\/title>/);
    faults.push(...(await faultsOf(path, body)));
  }
  expect(faults).toEqual([]);
});

test('pages of one shopper, the sign-in of the panel and missing pages are valid HTML that search engines do not list', async () => {
  const visitor = shop.visitor();
  const empty = [
    '/cart',
    '/checkout',
    '/contact',
    '/wishlist',
    '/admin',
    '/nothing',
    '/order-success/no',
  ];
  const faults: string[] = [];
  const look = async (path: string) => {
    const { status, headers, body } = await visitor.get(path);
    expect(body, path).toMatch(/<title>[^<]+<\/title>/);
    const isListed = status === 200 && !body.includes('content="noindex');
    expect(isListed && headers.get('X-Robots-Tag') !== 'noindex', path).toBe(false);
    faults.push(...(await faultsOf(path, body)));
  };
  for (const path of empty) await look(path);
  await look('/si/cart');
  await putInCart(visitor, productId, 2);
  for (const path of ['/cart', '/checkout', '/si/cart', '/si/checkout']) await look(path);
  const refused = await visitor.post('/checkout', { language: 'en' });
  expect(refused.status).toBe(422);
  faults.push(...(await faultsOf('/checkout refused', refused.body)));
  const orderId = orderIdOf(await placeOrder(visitor));
  expect(orderId).toBeDefined();
  for (const language of ['', '/si']) await look(`${language}/order-success/${orderId}`);
  expect(faults).toEqual([]);
});

test('the log of the shop has no warnings or errors afterwards', () => {
  expect(shop.logProblems()).toEqual([]);
});
