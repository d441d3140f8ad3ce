import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workerDatabaseUrl } from '#test/database.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { openShopServer } from '#test/open-shop-server.ts';
import { placeOrder, putInCart } from '#test/shopping.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import type { Visitor } from '#test/visitor.ts';

/** Shared by both instances of one shop, because each would refuse sessions signed with another secret. */
const AUTH_SECRET = 'one secret for every instance of the shop';

let shop: InProcessShop;
let owner: Visitor;
let productIds: string[];

beforeAll(async () => {
  shop = await openInProcess({ demo: true, on: 'postgres', env: { AUTH_SECRET } });
  owner = shop.visitor();
  expect((await owner.post('/admin/sign-in', { ...shop.demoCredentials })).status).toBe(302);
  productIds = productIdsIn(await read('/'));
});
afterAll(() => shop?.close());

async function read(path: string, from: Pick<InProcessShop, 'visitor'> = shop): Promise<string> {
  return (await from.visitor().get(path)).body;
}

/** Reads the front page repeatedly; a request one second from now has to show the text. */
async function expectWithinASecond(text: string, from?: Pick<InProcessShop, 'visitor'>) {
  const changedAt = performance.now();
  for (;;) {
    const isLast = performance.now() - changedAt >= 1_000;
    const body = await read('/', from);
    if (isLast || body.includes(text)) return expect(body).toContain(text);
  }
}

/** Returns the ids of the products for sale on a page. */
function productIdsIn(html: string): string[] {
  const named = [...html.matchAll(/name="productId" value="([0-9a-f-]{36})"/g)];
  return [...new Set(named.map(([, id = '']) => id))];
}

async function save(productId: string, fields: Record<string, string>) {
  const response = await owner.post(`/admin/products/${productId}`, fields);
  expect(response.status).toBe(303);
}

describe('the first response after a change by the owner', () => {
  test.each(['/', '/si'])('shows another price on %s', async (path) => {
    const productId = productIds[0] ?? '';
    for (const priceLkr of ['4321', '3800']) {
      await read(path);
      await save(productId, { priceLkr });
      const body = await read(path);
      expect(body).toContain(Number(priceLkr).toLocaleString('en-US'));
      expect(body.includes('4,321')).toBe(priceLkr === '4321');
    }
  });

  test('shows a featured product while others read the page all the time', async () => {
    const productId = productIds.at(-1) ?? '';
    const reading = { goesOn: true };
    // More readers would keep this process so busy that the earlier page is served, as when the database is slow.
    const readers = Array.from({ length: 2 }, async () => {
      while (reading.goesOn) await read('/');
    });
    const seen: string[] = [];
    for (const featured of ['on', 'off', 'on', 'off']) {
      const response = await owner.post('/admin/products', { productId, featured });
      expect(response.status).toBe(303);
      seen.push(productIdsIn(await read('/')).at(-1) === productId ? 'off' : 'on');
    }
    reading.goesOn = false;
    await Promise.all(readers);
    expect(seen).toEqual(['on', 'off', 'on', 'off']);
  });

  test('shows a deleted product no longer', async () => {
    const productId = productIds.at(-1) ?? '';
    expect(await read('/')).toContain(productId);
    const response = await owner.post(`/admin/products/${productId}`, { intent: 'delete' });
    expect(response.status).toBe(303);
    expect(await read('/')).not.toContain(productId);
  });

  thoroughTest('shows another price on another instance within a second', async () => {
    const DATABASE_URL = workerDatabaseUrl().href;
    const other = await openShopServer({ env: { DATABASE_URL, AUTH_SECRET } });
    try {
      // In demo mode each instance gives the owner its own password, which ends the sessions of the former one.
      const signedIn = other.visitor();
      expect((await signedIn.post('/admin/sign-in', { ...other.demoCredentials })).status).toBe(
        302,
      );
      for (const [name, value] of signedIn.cookies) owner.cookies.set(name, value);
      await read('/', other);
      await save(productIds[0] ?? '', { priceLkr: '5678' });
      await expectWithinASecond('5,678', other);
    } finally {
      await other.remove();
    }
  });
});

test('a purchase lowers the stock on the pages of every shopper within a second', async () => {
  const productId = productIds[0] ?? '';
  await save(productId, { stock: '9' });
  expect(await read('/')).toMatch(/\(9 available\)/);
  const buyer = shop.visitor();
  await putInCart(buyer, productId, 2);
  expect((await placeOrder(buyer)).status).toBe(303);
  await expectWithinASecond('(7 available)');
});
