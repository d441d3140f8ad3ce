import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShopWithStocks, shoppersWith } from '#test/busy-shop.ts';
import type { ShopServer } from '#test/open-shop-server.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import type { Visitor } from '#test/visitor.ts';

const visitorsWanted = 50;
const requestsOfEach = 100;

type Marked = { visitor: Visitor; marker: string; paths: string[] };

let shop: ShopServer;
let marked: Marked[];

beforeAll(async () => {
  const opened = await openShopWithStocks('embedded', [500]);
  shop = opened.shop;
  const productId = opened.productIds[0] ?? '';
  const visitors = await shoppersWith(shop, visitorsWanted, () => [[productId, 1]]);
  marked = [];
  for (const [index, visitor] of visitors.entries()) {
    marked.push(await mark(visitor, { marker: `Marker${1_000 + index}`, productId }));
  }
});
afterAll(() => shop?.remove());

/** An order under a name that nobody else has, and a cart again after it. Every tenth has the owner's session too. */
async function mark(
  visitor: Visitor,
  { marker, productId }: { marker: string; productId: string },
): Promise<Marked> {
  const orderId = orderIdOf(await placeOrder(visitor, { customerName: marker, city: marker }));
  if (marker.endsWith('0')) await visitor.post('/admin/sign-in', { ...shop.demo });
  await putInCart(visitor, productId, 1);
  const own = [`/order-success/${orderId}`, `/si/order-success/${orderId}`, '/cart', '/checkout'];
  const everybodys = ['/', '/si', '/privacy-policy', '/si/refund-policy', '/terms-conditions'];
  const searched = [`/?q=${marker}`, `/si?q=${marker}&stock=1`, `/?utm_source=${marker}`];
  return {
    visitor,
    marker,
    paths: [...everybodys, ...own, ...searched, '/cart/lines', ...everybodys],
  };
}

async function walk({ visitor, marker, paths }: Marked): Promise<string[]> {
  const wrong: string[] = [];
  for (let request = 0; request < requestsOfEach; request += 1) {
    const path = paths[(request * 7 + Number(marker.slice(-2))) % paths.length] ?? '/';
    const { status, headers, body } = await visitor.get(path);
    const found = `${JSON.stringify([...headers])}${body}`.match(/Marker\d{4}/g) ?? [];
    const foreign = found.filter((name) => name !== marker);
    if (status !== 200 || foreign.length > 0) wrong.push(`${path}: ${status} ${foreign[0]}`);
    if (/^\/(si)?$/.test(path) && found.length > 0) wrong.push(`${path} names ${found[0]}`);
  }
  return wrong;
}

test('fifty visitors, five thousand requests: nobody ever sees a word of another', async () => {
  const [one] = marked;
  const ownPage = await one?.visitor.get(one.paths[5] ?? '');
  expect(ownPage?.body).toContain(one?.marker);
  expect((await Promise.all(marked.map(walk))).flat()).toEqual([]);
});
