import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#scripts/test/fresh-database.ts';
import { openShopServer, type ShopServer } from '#test/open-shop-server.ts';
import { openServerWithReplica } from '#test/replica-server.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import type { Visitor } from '#test/visitor.ts';

type Servers = Awaited<ReturnType<typeof openServerWithReplica>>;
const name = 'sandhi_replica';
let servers: Servers;
let shop: ShopServer;
let owner: Visitor;
let productId: string;

const databaseUrl = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

beforeAll(async () => {
  servers = await openServerWithReplica();
  await freshDatabase(servers.primary.url, name);
  const env = {
    ...{
      DATABASE_URL: databaseUrl(servers.primary.url),
      DATABASE_READ_URL: databaseUrl(servers.replica.url),
    },
    AUTH_SECRET: 'a secret of the tests that nobody has to keep',
  };
  shop = await openShopServer({ fresh: true, env });
  owner = shop.visitor();
  await owner.post('/admin/sign-in', { ...shop.demoCredentials });
  const [found] = await queryOn(
    servers.primary.url,
    'select id from products where stock > 50 limit 1',
  );
  productId = `${found?.['id']}`;
});
afterAll(async () => {
  await shop?.remove();
  await servers?.stop();
});

async function queryOn(url: string, statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl(url) });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

/** Places an order and returns its buyer's name, which the list of orders shows. */
async function anOrderOf(customerName: string): Promise<string> {
  const visitor = shop.visitor();
  await putInCart(visitor, productId, 1);
  expect(orderIdOf(await placeOrder(visitor, { customerName }))).toBeDefined();
  return customerName;
}

const listShows = async (customerName: string) =>
  (await owner.get(`/admin/orders?q=${customerName}`)).body.includes(`>${customerName}<`);
const healthSays = async (sentence: string) =>
  (await owner.get('/admin/health')).body.includes(sentence);
const soon = { timeout: 20_000, interval: 100 };

test('lists are read from the replica, and from the primary once the replica is more than five seconds behind', async () => {
  await expect.poll(() => healthSays('It keeps up.'), soon).toBe(true);
  await expect.poll(async () => listShows(await anOrderOf('Streamed')), soon).toBe(true);

  await queryOn(servers.replica.url, 'select pg_wal_replay_pause()');
  await anOrderOf('Unseen');
  expect(await listShows('Unseen')).toBe(false);
  await expect.poll(() => listShows('Unseen'), soon).toBe(true);
  expect(await healthSays('is behind, so everything is read from the database itself')).toBe(true);
});

test('lists of an owner who has just changed something are read from the primary, however far the replica lags', async () => {
  await queryOn(servers.replica.url, 'select pg_wal_replay_resume()');
  await expect.poll(() => healthSays('It keeps up.'), soon).toBe(true);
  await queryOn(servers.replica.url, 'select pg_wal_replay_pause()');
  const [order] = await queryOn(
    servers.primary.url,
    `select id from orders where customer_name = 'Unseen'`,
  );
  await anOrderOf('Recent');
  expect(await listShows('Recent')).toBe(false);
  await owner.post(`/admin/orders/${order?.['id']}/note`, { note: 'Called in the morning' });
  expect(await listShows('Recent')).toBe(true);
  await queryOn(servers.replica.url, 'select pg_wal_replay_resume()');
});

test('the shop sells and lists orders while the replica is down, and uses the replica again afterwards', async () => {
  await servers.replica.end('SIGQUIT');
  await anOrderOf('Alone');
  expect(await listShows('Alone')).toBe(true);
  await expect.poll(() => healthSays('It does not answer'), soon).toBe(true);
  await servers.replica.start();
  await expect.poll(() => healthSays('It keeps up.'), soon).toBe(true);
});
