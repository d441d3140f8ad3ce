import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { rawRequest } from '#test/raw-request.ts';
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

test.each([
  ['gzip, br', 'gzip'],
  ['gzip;q=0', undefined],
  ['', undefined],
])(
  'a browser that sends Accept-Encoding "%s" gets the table of orders in the encoding %s',
  async (acceptEncoding, encoding) => {
    const headers = { Cookie: cookie, 'Accept-Encoding': acceptEncoding };
    const answer = await rawRequest(shop, {
      method: 'GET',
      path: '/admin/orders/export.csv',
      headers,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    if (encoding === undefined) expect(answer.body).toContain('ORD-');
  },
);
