import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '#platform/db/database.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { oneAtATimeHere } from '#platform/db/one-at-a-time.server.ts';
import type { OpenDatabase } from '#platform/db/open-embedded.server.ts';
import { openPostgres } from '#platform/db/open-postgres.server.ts';
import { freshDatabase } from '#scripts/test/fresh-database.ts';

type OfWorker = { sandhiTestDatabase?: Promise<{ database: OpenDatabase; tables: string[] }> };

/**
 * The one database of this worker, empty.
 * In memory, or on the PostgreSQL server that SANDHI_TEST_DATABASE names (its URL), where each worker has a database of its own.
 */
export async function emptyDatabase(): Promise<Database> {
  return (await emptyOpenDatabase()).db;
}

/** The same with what belongs to it. It stays open until the worker ends. */
export async function emptyOpenDatabase(): Promise<OpenDatabase> {
  const worker = globalThis as OfWorker;
  worker.sandhiTestDatabase ??= open();
  const { database, tables } = await worker.sandhiTestDatabase;
  const { db } = database;
  const used = await tablesWithRows(db, tables);
  if (used.length > 0) {
    await db.execute(sql.raw(`truncate ${used.join(', ')} restart identity cascade`));
  }
  return { ...database, close: () => Promise.resolve() };
}

async function open() {
  const serverUrl = process.env['SANDHI_TEST_DATABASE'];
  const database = serverUrl ? await openOnServer(serverUrl) : await openInMemory();
  const { db } = database;
  const tables = await ownTables(db);
  const filled = await tablesWithRows(db, tables);
  if (filled.length > 0) {
    throw new Error(
      `A migration put rows into ${filled.join(', ')}. Emptying the shop between tests would lose them: put them back in test/database.ts.`,
    );
  }
  return { database, tables };
}

async function openInMemory(): Promise<OpenDatabase> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const db = drizzle({ client, casing: 'snake_case' }) as unknown as Database;
  await migrate({ db, kind: 'embedded' });
  return { db, kind: 'embedded', oneAtATime: oneAtATimeHere(db), close: () => client.close() };
}

async function openOnServer(serverUrl: string): Promise<OpenDatabase> {
  const name = `sandhi_test_${process.env['VITEST_POOL_ID'] ?? '1'}`;
  const url = await freshDatabase(serverUrl, name);
  const database = openPostgres(url, ignoreTheEnd);
  await migrate(database);
  return database;
}

/** When the tests are over the server stops first, and takes the idle connections with it. */
function ignoreTheEnd() {}

async function ownTables(db: Database): Promise<string[]> {
  const names = await rows(
    db,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return names.map(({ name }) => name);
}

async function tablesWithRows(db: Database, tables: readonly string[]): Promise<string[]> {
  const each = tables.map(
    (table) => `select '${table}' as name where exists (select from ${table})`,
  );
  const names = await rows(db, each.join(' union all '));
  return names.map(({ name }) => name);
}

async function rows(db: Database, query: string) {
  const answer = (await db.execute(sql.raw(query))) as unknown as { rows: { name: string }[] };
  return answer.rows;
}
