import { expect, test } from 'vitest';
import { postgresServer } from '#test/open-shop-server.ts';
import { MendingPool } from './open-postgres.server.ts';

test('connections that die while a caller never returns them do not empty the pool', async () => {
  const pool = new MendingPool({ connectionString: postgresServer(), max: 3 });
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
