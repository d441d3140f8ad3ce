import { afterEach, expect, test } from 'vitest';
import { dropDatabase, freshDatabase } from '#scripts/test/fresh-database.ts';
import { openDatabaseProxy } from '#test/database-proxy.ts';
import { openShopServer, postgresServer } from '#test/open-shop-server.ts';

/** Half a second for the check of a cached page, and room for a busy machine. */
const inTimeMs = 2_000;
const pages = ['/', '/si', '/?q=oil', '/privacy-policy'];

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

test('while the database accepts connections and never answers, cached public pages are served, and the shop takes requests again once the database answers', async () => {
  const databaseUrl = await freshDatabase(postgresServer(), `sandhi_half_open_${process.pid}`);
  cleanUp.push(() => dropDatabase(databaseUrl));
  const proxy = await openDatabaseProxy(databaseUrl);
  cleanUp.push(proxy.close);
  const shop = await openShopServer({ env: { DATABASE_URL: proxy.url } });
  cleanUp.push(shop.remove);
  const visitor = shop.visitor();
  const before = new Map<string, string>();
  for (const page of pages) before.set(page, (await visitor.get(page)).body);
  const timed = async (path: string) => {
    const begunAt = performance.now();
    const response = await visitor.get(path);
    return { ...response, ms: performance.now() - begunAt };
  };

  proxy.hang();
  const cart = timed('/cart');
  for (const page of [...pages, ...pages]) {
    const { status, body, ms } = await timed(page);
    expect([status, body === before.get(page)]).toEqual([200, true]);
    expect(ms, page).toBeLessThan(inTimeMs);
  }
  expect((await visitor.get('/livez')).status).toBe(200);
  expect((await visitor.get('/readyz')).status).toBe(503);

  proxy.recover();
  const cutOff = await cart;
  expect([cutOff.status, cutOff.headers.get('Retry-After')]).toEqual([503, '10']);
  const isReady = async () => (await visitor.get('/readyz')).status;
  await expect.poll(isReady, { timeout: 10_000 }).toBe(200);
  expect((await visitor.get('/cart')).status).toBe(200);
});
