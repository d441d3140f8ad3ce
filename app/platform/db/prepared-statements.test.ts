import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { StatementWatch } from '#platform/db/statements/statement-watch.server.ts';
import { openWithTables } from '#test/embedded-copies.ts';
import { type DrizzleClient, withPreparedStatements } from './prepared-statements.server.ts';

let client: PGlite;
let drizzleClient: DrizzleClient;

beforeAll(async () => {
  client = await openWithTables();
  drizzleClient = withPreparedStatements(client, new StatementWatch());
  await client.exec(
    'create table parcels (number integer primary key, note jsonb, at timestamptz)',
  );
});
afterAll(() => client.close());

/** Enough repetitions for a statement to be parsed each time at first, and prepared from then on. */
const repetitions = [1, 2, 3, 4, 5];

const preparedTexts = async () =>
  (await client.query<{ statement: string }>('select statement from pg_prepared_statements')).rows;

test('a repeated statement returns the same values as at first, for several types', async () => {
  const text =
    "select $1::integer as units, $2::text as name, $3::jsonb as note, null as none, '{1,2}'::int[] as list, $4::timestamptz at time zone 'UTC' as at";
  const params = [7, 'සන්ධි', { en: 'oil' }, '2026-11-23T10:00:00Z'];
  const found: unknown[] = [];
  for (const _ of repetitions) found.push((await drizzleClient.query(text, params)).rows[0]);
  expect(found).toEqual(repetitions.map(() => found[0]));
  expect(found[0]).toMatchObject({ units: 7, name: 'සන්ධි', note: { en: 'oil' }, list: [1, 2] });
  expect(await preparedTexts()).toContainEqual({ statement: text });
});

test('a statement takes two calls into the database at first, and one call after it is prepared', async () => {
  const calls = vi.spyOn(client, 'execProtocolRawSync');
  const text = "select $1::integer + 1 as more, 'once' as often";
  const counts: number[] = [];
  for (const units of repetitions) {
    calls.mockClear();
    expect((await drizzleClient.query(text, [units])).rows).toEqual([
      { more: units + 1, often: 'once' },
    ]);
    counts.push(calls.mock.calls.length);
  }
  calls.mockRestore();
  expect(counts).toEqual([2, 2, 2, 1, 1]);
});

test('a refused statement rolls its transaction back, and can be sent again', async () => {
  const insert = 'insert into parcels (number) values ($1) returning number';
  for (const number of repetitions) await drizzleClient.query(insert, [number]);
  const twice = drizzleClient.transaction(async (transaction) => {
    await transaction.query(insert, [6]);
    await transaction.query(insert, [6]);
  });
  await expect(twice).rejects.toMatchObject({ code: '23505' });
  expect((await drizzleClient.query(insert, [6])).rows).toEqual([{ number: 6 }]);
});

test('no other statement runs between the statements of a transaction', async () => {
  const count = 'select count(*)::integer as parcels from parcels';
  for (const _ of repetitions) await drizzleClient.query(count);
  const [{ parcels: before = 0 } = {}] = (await drizzleClient.query<{ parcels: number }>(count))
    .rows;
  let outside: Promise<unknown> = Promise.resolve();
  const undone = drizzleClient.transaction(async (transaction) => {
    await transaction.query('insert into parcels (number) values ($1)', [100]);
    outside = drizzleClient.query(count);
    const inside = await transaction.query(count);
    expect(inside.rows).toEqual([{ parcels: before + 1 }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await outside).toMatchObject({ rows: [{ parcels: before }] });
});

test('a caller can ask for rows as arrays, and for parsers of its own', async () => {
  const options = {
    rowMode: 'array',
    parsers: { 23: (text: string) => `units: ${text}` },
  } as const;
  for (const _ of repetitions) {
    const { rows } = await drizzleClient.query('select 7::integer', [], options);
    expect(rows).toEqual([['units: 7']]);
  }
});

test('the event loop runs between queued transactions, so that new connections are accepted', async () => {
  let ended = 0;
  const endedAtEachTurn = new Set<number>();
  const listen = () => {
    endedAtEachTurn.add(ended);
    if (ended < repetitions.length) setImmediate(listen);
  };
  setImmediate(listen);
  const waiting = repetitions.map(() =>
    drizzleClient.transaction(async (transaction) => {
      await transaction.query('select 1');
      ended += 1;
    }),
  );
  await Promise.all(waiting);
  expect(endedAtEachTurn.size).toBeGreaterThanOrEqual(repetitions.length);
});
