import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { anOwner } from '#test/shop.ts';
import { cookieHeader } from '#test/visitor.ts';

let shop: InProcessShop;
let cookie: string;

beforeAll(async () => {
  shop = await openInProcess();
  const { actor } = await anOwner(shop.shop);
  cookie = cookieHeader((await shop.signedIn(actor.userId)).cookies);
  await anOrder(shop.shop);
});
afterAll(() => shop?.close());

function download(acceptEncoding: string): Promise<Response> {
  const headers = { Cookie: cookie, 'Accept-Encoding': acceptEncoding };
  return fetch(new URL('/admin/orders/export.csv', shop.url), { headers });
}

test.each([
  ['gzip, br', 'gzip'],
  ['gzip;q=0', undefined],
  ['', undefined],
])(
  'a browser that sends Accept-Encoding "%s" gets the whole table of orders in the encoding %s',
  async (acceptEncoding, encoding) => {
    const response = await download(acceptEncoding);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Encoding') ?? undefined).toBe(encoding);
    const table = await response.text();
    expect(table).toContain('ORD-');
    expect(table).toBe(await (await download('identity')).text());
  },
);
