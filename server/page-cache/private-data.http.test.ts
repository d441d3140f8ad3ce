import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '#test/full-run.ts';
import type { InProcessShop } from '#test/in-process-shop.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { addToWishlist, signUp } from '#test/signing-in.ts';
import { openBuyers, openInProcessWithStocks } from '#test/stocked-shops.ts';
import type { ShopResponse, Visitor } from '#test/visitor.ts';

const visitorsWanted = isFullRun ? 50 : 12;
const requestsOfEach = isFullRun ? 100 : 20;

type Marked = {
  visitor: Visitor;
  marker: string;
  paths: string[];
  /** The number of units in the cart, different for each visitor. */
  units: number;
  /** The products of the wishlist, different for each customer. */
  wishlistIds: string[];
  name: string | undefined;
};

let shop: InProcessShop;
let marked: Marked[];

beforeAll(async () => {
  const opened = await openInProcessWithStocks([500, 500, 500, 500, 500]);
  shop = opened.shop;
  const { productIds } = opened;
  const visitors = await openBuyers(shop, visitorsWanted, () => [[productIds[0] ?? '', 1]]);
  marked = [];
  for (const [index, visitor] of visitors.entries()) {
    marked.push(await mark(visitor, { index, productIds }));
  }
});
afterAll(() => shop?.close());

/**
 * Places an order under a unique name and fills a cart after it. Every third visitor has an account of that name with a
 * wishlist; one of the others is the owner.
 */
async function mark(
  visitor: Visitor,
  { index, productIds }: { index: number; productIds: string[] },
): Promise<Marked> {
  const marker = `Marker${1_000 + index}`;
  const isCustomer = index % 3 === 0;
  const wishlistIds = isCustomer ? productIds.filter((_, bit) => (index / 3 + 1) & (1 << bit)) : [];
  if (isCustomer) await signUp(visitor, marker);
  else if (index === 10) await visitor.post('/admin/sign-in', { ...shop.demoCredentials });
  for (const productId of wishlistIds) await addToWishlist(visitor, productId);
  const orderId = orderIdOf(await placeOrder(visitor, { customerName: marker, city: marker }));
  const units = 100 + index;
  await putInCart(visitor, productIds[0] ?? '', units);
  return {
    visitor,
    marker,
    units,
    wishlistIds,
    name: isCustomer ? marker : undefined,
    paths: pathsOf({ marker, orderId, isCustomer }),
  };
}

type PathIds = { marker: string; orderId: string | undefined; isCustomer: boolean };

function pathsOf({ marker, orderId, isCustomer }: PathIds): string[] {
  const publicPaths = ['/', '/si', '/privacy-policy', '/si/refund-policy', '/terms-conditions'];
  return [
    ...publicPaths,
    ...[`/order-success/${orderId}`, `/si/order-success/${orderId}`, '/cart', '/checkout'],
    ...[`/?q=${marker}`, `/si?q=${marker}&stock=1`, `/?utm_source=${marker}`],
    ...['/cart/lines', '/account/me', '/wishlist'],
    ...(isCustomer ? ['/account'] : ['/si/wishlist']),
    ...publicPaths,
  ];
}

/** Repeats a request while the shop refuses it because it is busy. */
async function getWhenServed(visitor: Visitor, path: string): Promise<ShopResponse> {
  const response = await visitor.get(path);
  return response.status === 503 ? getWhenServed(visitor, path) : response;
}

async function faultyResponses(shopper: Marked): Promise<string[]> {
  const { visitor, marker, paths } = shopper;
  const wrong: string[] = [];
  for (let request = 0; request < requestsOfEach; request += 1) {
    // This step is coprime to the number of paths, so that each path is asked for.
    const path = paths[(request * 8 + Number(marker.slice(-2))) % paths.length] ?? '/';
    const response = await getWhenServed(visitor, path);
    const fault = faultOf(response, shopper, path);
    if (fault) wrong.push(`${path} of ${marker}: ${fault}`);
  }
  return wrong;
}

function faultOf(
  { status, headers, body }: ShopResponse,
  shopper: Marked,
  path: string,
): string | undefined {
  if (status !== 200) return `${status}`;
  const found = `${JSON.stringify([...headers])}${body}`.match(/Marker\d{4}/g) ?? [];
  const foreign = found.find((name) => name !== shopper.marker);
  if (foreign) return `names ${foreign}`;
  if (/^\/(si)?$/.test(path) && found.length > 0) return 'has private data';
  return isOwn(path, body, shopper) ? undefined : `is another's: ${body}`;
}

/** Checks that a private response has all of this visitor's marks and no others. */
function isOwn(path: string, body: string, { units, wishlistIds, name }: Marked): boolean {
  switch (path) {
    case '/cart/lines':
      return JSON.parse(body).cart.itemCount === units;
    case '/account/me': {
      const { account, wishlist } = JSON.parse(body);
      return sameIds(wishlist, wishlistIds) && (name === undefined || account.name === name);
    }
    case '/wishlist': {
      const form = /name="intent" value="remove"\/><input[^>]*name="productId" value="([^"]+)"/g;
      const ids = [...body.matchAll(form)].map(([, id]) => id ?? '');
      return sameIds(ids, wishlistIds);
    }
    default:
      return true;
  }
}

function sameIds(found: readonly string[], wanted: readonly string[]): boolean {
  return [...found].sort().join() === [...wanted].sort().join();
}

test('no response to one of many concurrent visitors has data of another', async () => {
  const [shopper] = marked;
  const ownPage = await shopper?.visitor.get(shopper.paths[5] ?? '');
  expect(ownPage?.body).toContain(shopper?.marker);
  expect((await shopper?.visitor.get('/account'))?.body).toContain(shopper?.marker);
  expect((await Promise.all(marked.map(faultyResponses))).flat()).toEqual([]);
});
