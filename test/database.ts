import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '#platform/db/database.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';
import { oneAtATimeInProcess } from '#platform/db/one-at-a-time.server.ts';
import type { OpenDatabase } from '#platform/db/open-embedded.server.ts';
import { openPostgres } from '#platform/db/open-postgres.server.ts';
import { withPreparedStatements } from '#platform/db/prepared-statements.server.ts';
import { StatementWatch } from '#platform/db/statements/statement-watch.server.ts';
import { freshDatabase } from '#scripts/test/fresh-database.ts';
import { openWithTables } from './embedded-copies.ts';

type Kind = OpenDatabase['kind'];
type Opened = Promise<{ database: OpenDatabase; tables: string[] }>;
type WorkerGlobals = { sandhiTestDatabases?: Map<Kind, Opened> };

/**
 * Returns this worker's one database, emptied: in memory, or on the PostgreSQL server whose URL is in
 * SANDHI_TEST_DATABASE, where each worker has its own.
 */
export async function emptyDatabase(): Promise<Database> {
  return (await emptyOpenDatabase()).db;
}

/** Returns the worker's open database of this kind, emptied. It stays open until the worker ends. */
export async function emptyOpenDatabase(kind: Kind = defaultKind()): Promise<OpenDatabase> {
  const worker = globalThis as WorkerGlobals;
  worker.sandhiTestDatabases ??= new Map();
  const opened = worker.sandhiTestDatabases.get(kind) ?? open(kind);
  worker.sandhiTestDatabases.set(kind, opened);
  const { database, tables } = await opened;
  const { db } = database;
  const used = await tablesWithRows(db, tables);
  if (used.length > 0) {
    await db.execute(sql.raw(deleteAllSql(used)));
    await shrink(db, used);
  }
  return { ...database, close: () => Promise.resolve() };
}

/** Returns PostgreSQL if there is a server, as HTTP tests always have, unless SANDHI_TEST_EMBEDDED is set. */
export function defaultKind(): Kind {
  const { SANDHI_TEST_DATABASE: serverUrl, SANDHI_TEST_EMBEDDED: embedded } = process.env;
  return serverUrl && !embedded ? 'postgres' : 'embedded';
}

async function open(kind: Kind) {
  const database = await (kind === 'postgres' ? openOnServer() : openInMemory());
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
  const client = await openWithTables();
  const statements = new StatementWatch();
  const drizzleClient = withPreparedStatements(client, statements) as PGlite;
  const db = drizzle({ client: drizzleClient, casing: 'snake_case' }) as unknown as Database;
  const oneAtATime = oneAtATimeInProcess(db);
  return { db, kind: 'embedded', oneAtATime, statements, close: () => client.close() };
}

/** Returns the URL of the worker's database on the server, for a process beside the tests. */
export function workerDatabaseUrl(): URL {
  const url = new URL(process.env['SANDHI_TEST_DATABASE'] ?? '');
  url.pathname = `/sandhi_test_${process.env['VITEST_POOL_ID'] ?? '1'}`;
  return url;
}

async function openOnServer(): Promise<OpenDatabase> {
  const url = workerDatabaseUrl();
  await freshDatabase(process.env['SANDHI_TEST_DATABASE'] ?? '', url.pathname.slice(1));
  const database = openPostgres(url.href, ignoreBrokenConnection);
  await migrate(database);
  return database;
}

/** Ignores connections that break at the end of the tests, because the server stops first. */
function ignoreBrokenConnection() {}

/** Returns a statement that deletes every row, in a fifteenth of the time of TRUNCATE, and restarts the sequences. */
function deleteAllSql(used: readonly string[]): string {
  return `do $$ begin
    lock table ${used.join(', ')} in access exclusive mode;
    perform set_config('session_replication_role', 'replica', true);
    ${used.map((table) => `delete from ${table};`).join(' ')}
    perform setval(quote_ident(sequencename)::regclass, 1, false) from pg_sequences
      where schemaname = 'public' and last_value is not null;
  end $$`;
}

const pageBytes = 8192;

/** Frees the pages of deleted rows: new rows would otherwise fill them in any order, and be returned in that order. */
async function shrink(db: Database, emptied: readonly string[]) {
  const tables = emptied.map((table) => `('${table}')`).join(', ');
  const grown = await rows(
    db,
    `select name from (values ${tables}) as emptied (name) where pg_relation_size(name::regclass) > ${pageBytes}`,
  );
  if (grown.length > 0) {
    await db.execute(sql.raw(`vacuum ${grown.map(({ name }) => name).join(', ')}`));
  }
}

async function ownTables(db: Database): Promise<string[]> {
  const names = await rows(
    db,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return names.map(({ name }) => name);
}

async function tablesWithRows(db: Database, tables: readonly string[]): Promise<string[]> {
  const queries = tables.map(
    (table) => `select '${table}' as name where exists (select from ${table})`,
  );
  const names = await rows(db, queries.join(' union all '));
  return names.map(({ name }) => name);
}

async function rows(db: Database, query: string) {
  const result = (await db.execute(sql.raw(query))) as unknown as { rows: { name: string }[] };
  return result.rows;
}
