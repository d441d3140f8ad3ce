import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { dropDatabase, freshDatabase } from '#scripts/test/fresh-database.ts';
import { postgresServer } from '#test/open-shop-server.ts';
import { isOutage } from './is-outage.server.ts';
import { openPostgres, PoolWithoutDeadConnections } from './open-postgres.server.ts';

test('connections that die while callers hold them do not exhaust the pool', async () => {
  const pool = new PoolWithoutDeadConnections({ connectionString: postgresServer(), max: 3 });
  pool.on('error', () => undefined);
  const held = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  for (const client of held) {
    client.on('error', () => undefined);
    await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
  }
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  for (const client of held) client.release();
  await pool.end();
});

test('the death of an idle connection is reported once', async () => {
  const reported: Error[] = [];
  const { db, close } = openPostgres(postgresServer(), (error) => reported.push(error));
  const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
    rows: { pid: number }[];
  };
  const other = new pg.Client({ connectionString: postgresServer() });
  await other.connect();
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => reported.length).toBeGreaterThan(0);
  await other.end();
  await close();
  expect(reported).toHaveLength(1);
});

test('a connection to a server that has become a standby is replaced after the server has refused a write', async () => {
  const url = await freshDatabase(postgresServer(), `sandhi_standby_${process.pid}`);
  const server = new pg.Client({ connectionString: postgresServer() });
  await server.connect();
  const name = new URL(url).pathname.slice(1);
  const setStandby = (isStandby: boolean) =>
    server.query(`alter database ${name} set default_transaction_read_only = ${isStandby}`);
  const { db, close } = openPostgres(url, () => undefined);
  const write = () => db.transaction((inside) => inside.execute(sql`create table written ()`));

  await setStandby(true);
  const refused: unknown = await write().catch((thrown: unknown) => thrown);
  await setStandby(false);
  const written = await write().then(
    () => 'written',
    (thrown: unknown) => thrown,
  );

  await close();
  await server.end();
  await dropDatabase(url);
  expect([isOutage(refused), written]).toEqual([true, 'written']);
});
