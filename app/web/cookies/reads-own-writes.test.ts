import { expect, test } from 'vitest';
import type { ReadDatabase } from '#platform/db/replica/read-database.server.ts';
import type { ReplicaState } from '#platform/db/replica/replica-watch.server.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import { readDatabaseFor, recentWriteCookies } from './reads-own-writes.server.ts';

const aRequest = (method: string, cookie = '') =>
  new Request('http://localhost/admin/orders', { method, headers: { Cookie: cookie } });

async function aShopWithReplica(state: ReplicaState = 'well') {
  const running = aRunningShop(await openTestShop());
  const db = { name: 'replica' } as unknown as ReadDatabase;
  const replica = { state, lagSeconds: 0 };
  return { ...running, reads: { db, replica, close: async () => undefined } };
}

test('without a replica every list is read from the primary, and no cookie is set', async () => {
  const running = aRunningShop(await openTestShop());
  expect(readDatabaseFor(running, aRequest('GET'))).toBe(running.shop.db);
  expect(recentWriteCookies(running, aRequest('POST'))).toEqual([]);
});

test('a list that an admin only views is read from the replica, and sets no cookie', async () => {
  const running = await aShopWithReplica();
  expect(readDatabaseFor(running, aRequest('GET'))).toBe(running.reads.db);
  expect(recentWriteCookies(running, aRequest('GET'))).toEqual([]);
});

test('lists of an admin who made a change are read from the primary, for as long as the replica may be behind', async () => {
  const running = await aShopWithReplica();
  expect(readDatabaseFor(running, aRequest('POST'))).toBe(running.shop.db);
  const [cookie = ''] = recentWriteCookies(running, aRequest('POST'));
  expect(cookie).toContain('Max-Age=10;');
  const [pair] = cookie.split(';');
  expect(readDatabaseFor(running, aRequest('GET', `other=1; ${pair}`))).toBe(running.shop.db);
});

test('over https the cookie is bound to the host', async () => {
  const running = { ...(await aShopWithReplica()), https: true };
  const [cookie = ''] = recentWriteCookies(running, aRequest('POST'));
  expect(cookie).toMatch(/^__Host-.+; HttpOnly; SameSite=Lax; Secure$/);
  expect(readDatabaseFor(running, aRequest('GET', cookie.split(';')[0]))).toBe(running.shop.db);
});
