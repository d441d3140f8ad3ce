import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropDatabase, freshDatabase } from '#scripts/test/fresh-database.ts';
import { postgresServer } from '#test/open-shop-server.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import { openTransactionPooler } from '#test/transaction-pooler.ts';
import type { OpenDatabase } from './open-embedded.server.ts';
import { openPostgres } from './open-postgres.server.ts';

let databaseUrl: string;
let pooler: Awaited<ReturnType<typeof openTransactionPooler>>;
let instances: OpenDatabase[];
let direct: pg.Client;

beforeEach(async () => {
  databaseUrl = await freshDatabase(postgresServer(), `sandhi_pooler_${process.pid}`);
  pooler = await openTransactionPooler(databaseUrl);
  instances = [0, 1].map(() => openPostgres(pooler.url, () => undefined));
  direct = new pg.Client({ connectionString: databaseUrl });
  await direct.connect();
});
afterEach(async () => {
  await direct.end();
  await Promise.all(instances.map((instance) => instance.close()));
  await pooler.close();
  await dropDatabase(databaseUrl);
});

/** Counts the locks of this database: other tests hold some in theirs, on the same server. */
const countLocks = async () =>
  (
    await direct.query(
      `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where locktype = 'advisory' and datname = current_database()`,
    )
  ).rowCount;

test('behind a transaction pooler named work runs in one instance at a time, repeatedly, and leaves no lock', async () => {
  const [first, second] = instances as [OpenDatabase, OpenDatabase];
  for (let round = 0; round < 5; round += 1) {
    const during: boolean[] = [];
    const isDone = await first.oneAtATime('backup', async (db) => {
      await db.execute(sql`select 1`);
      during.push(await second.oneAtATime('backup', async () => undefined));
    });
    expect([isDone, during]).toEqual([true, [false]]);
    expect(await countLocks()).toBe(0);
  }
});

thoroughTest(
  'behind a transaction pooler no setting of one connection reaches another',
  async () => {
    const settings = sql`select current_setting('statement_timeout') as statements,
    current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`;
    const found = await Promise.all(
      Array.from({ length: 12 }, (_, index) => instances[index % 2]?.db.execute(settings)),
    );
    const throughPooler = found.map((result) => (result as unknown as { rows: object[] }).rows[0]);
    const { rows } = await direct.query(
      `select current_setting('statement_timeout') as statements,
       current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`,
    );
    expect(new Set(throughPooler.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify(rows[0])]),
    );
  },
);

thoroughTest(
  'a connection without a pooler has a statement timeout of fifteen seconds',
  async () => {
    const withoutPooler = openPostgres(databaseUrl, () => undefined);
    try {
      const result = await withoutPooler.db.execute(
        sql`select current_setting('statement_timeout') as timeout`,
      );
      expect((result as unknown as { rows: object[] }).rows).toEqual([{ timeout: '15s' }]);
    } finally {
      await withoutPooler.close();
    }
  },
);

thoroughTest(
  'only a connection with a session of its own names statements, and only statements of transactions',
  async () => {
    const own = openPostgres(databaseUrl, () => undefined);
    const listNamedStatements = async ({ db }: OpenDatabase) => {
      for (const value of [1, 2, 3, 4]) {
        await db.execute(sql`select ${value}::integer as alone`);
        await db.transaction((inside) => inside.execute(sql`select ${value}::integer as together`));
      }
      const found = await db.execute(sql`select statement from pg_prepared_statements`);
      return (found as unknown as { rows: { statement: string }[] }).rows;
    };
    const statement = 'select $1::integer as together';
    expect(await listNamedStatements(own).finally(own.close)).toEqual([{ statement }]);
    expect(await listNamedStatements(instances[0] as OpenDatabase)).toEqual([]);
  },
);
