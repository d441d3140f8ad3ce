import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openDatabaseProxy } from '#test/database-proxy.ts';
import { postgresServer } from '#test/open-shop-server.ts';
import { isOutage } from './is-outage.server.ts';
import { openPostgres } from './open-postgres.server.ts';

/** Longer than a busy machine keeps a connection waiting for a response. */
const silenceMs = 1_000;
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function openThroughProxy() {
  const proxy = await openDatabaseProxy(postgresServer());
  cleanUp.push(proxy.close);
  const database = openPostgres(proxy.url, () => undefined, { silenceMs });
  cleanUp.push(database.close);
  return { proxy, ...database };
}

const query = sql`select 1 as one`;

test.each<[string, (db: Awaited<ReturnType<typeof openThroughProxy>>['db']) => Promise<unknown>]>([
  ['a query', (db) => db.execute(query)],
  ['a transaction', (db) => db.transaction((tx) => tx.execute(query))],
])(
  '%s on a connection that has gone silent fails as an outage, and the next attempt gets a new connection',
  async (_, runQuery) => {
    const { proxy, db } = await openThroughProxy();
    await runQuery(db);
    proxy.hang();
    const begunAt = performance.now();

    const failure = await runQuery(db).catch((thrown: unknown) => thrown);

    expect(isOutage(failure)).toBe(true);
    expect(performance.now() - begunAt).toBeLessThan(silenceMs * 4);
    proxy.recover();
    await runQuery(db);
  },
);
