import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresServer, type ShopServer } from '#test/open-shop-server.ts';
import { fillInCheckouts, submitAtOnce } from '#test/rush.ts';
import { orderIdOf } from '#test/shopping.ts';
import { openBuyers, openShopWithStocks } from '#test/stocked-shops.ts';

let shop: ShopServer;
let productIds: string[];

beforeAll(async () => {
  ({ shop, productIds } = await openShopWithStocks('postgres', [100]));
});
afterAll(() => shop?.remove());

/** Makes the database refuse connections, as a server that died does, or accept them again. */
async function setConnections(connections: 'refused' | 'accepted') {
  const server = new pg.Client({ connectionString: postgresServer() });
  await server.connect();
  const name = new URL(shop.databaseUrl ?? '').pathname.slice(1);
  await server.query(`alter database ${name} with allow_connections ${connections === 'accepted'}`);
  if (connections === 'refused') {
    await server.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
  }
  await server.end();
}

test('while the database is down in the middle of orders, pages show a message, and the same orders are accepted later', async () => {
  const visitors = await openBuyers(shop, 30, () => [[productIds[0] ?? '', 1]]);
  const forms = await fillInCheckouts(visitors);
  const owner = shop.visitor();
  await owner.post('/admin/sign-in', { ...shop.demoCredentials });
  const inFlight = submitAtOnce(visitors, forms);
  await setConnections('refused');
  for (const { status } of await inFlight) expect([303, 500, 503]).toContain(status);

  expect((await shop.visitor().get('/livez')).status).toBe(200);
  expect((await shop.visitor().get('/readyz')).status).toBe(503);
  for (const page of [await shop.visitor().get('/cart'), await owner.get('/admin/orders')]) {
    expect(page.status).toBe(503);
    expect(page.headers.get('Retry-After')).toBe('10');
    expect(page.body).toContain('Try again');
  }
  const [first] = visitors;
  const [form] = forms;
  const refused = await first?.post('/checkout', form ?? {});
  expect(refused?.status === 303 || refused?.status === 503).toBe(true);

  await setConnections('accepted');
  const isReady = async () => (await shop.visitor().get('/readyz')).status;
  await expect.poll(isReady, { timeout: 10_000 }).toBe(200);
  const again = await submitAtOnce(visitors, forms);
  expect(again.map(orderIdOf).filter((id) => id === undefined)).toEqual([]);
  expect(new Set(again.map(orderIdOf)).size).toBe(30);
});

test('the log reports the outage without phone numbers or addresses of shoppers', () => {
  expect(shop.output()).toContain('A database connection died');
  expect(shop.output()).not.toMatch(/9477\d{7}|Temple Road/);
});
