import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database } from '#platform/db/database.server.ts';
import { listTables, quoteIdentifier, runQuery, type TableShape } from './table-shapes.server.ts';

const pageRows = 500;

/** Makes both databases write every value in the same characters, and lifts the time limits of requests. */
const settings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/** Applies all of these settings, the lifted limits too, to the current transaction only. */
export async function setTextFormats(db: Database): Promise<void> {
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', '${value}', true)`,
  );
  await runQuery(db, `select ${set.join(', ')}`);
}

/** Runs work that reads one snapshot of the whole database, which orders in the meantime do not change. */
export function inSnapshot<Value>(
  db: Database,
  work: (db: Database) => Promise<Value>,
): Promise<Value> {
  return db.transaction(
    async (snapshot) => {
      await setTextFormats(snapshot);
      return work(snapshot);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Yields the rows of a table as lines, in the order of its key, page by page. Call it in a transaction. */
export async function* readRows(db: Database, table: TableShape): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `${quoteIdentifier(name)}::text`);
  await runQuery(
    db,
    `declare backup_page no scroll cursor for
     select json_build_array(${values.join(', ')})::text as line
     from public.${quoteIdentifier(table.name)} order by ${orderByColumns(table)}`,
  );
  for (;;) {
    const page = await runQuery<{ line: string }>(db, `fetch ${pageRows} from backup_page`);
    if (page.length > 0) yield page.map(({ line }) => line);
    if (page.length < pageRows) break;
    // Lets requests run, because the embedded database blocks the event loop while it reads.
    await yieldToEventLoop();
  }
  await runQuery(db, 'close backup_page');
}

/** Returns the columns of the key, or all where there is none. Sorts by bytes: collations differ between machines. */
function orderByColumns({ key, columns }: TableShape): string {
  if (key.length === 0)
    return columns.map(({ name }) => `${quoteIdentifier(name)}::text collate "C"`).join(', ');
  return key
    .map(({ name, isText }) => quoteIdentifier(name) + (isText ? ' collate "C"' : ''))
    .join(', ');
}

export type TableChecksum = { rows: number; sha256: string };

/** Returns a checksum per table, equal in two databases exactly when all rows are. Call it in a transaction. */
export async function checksumTables(db: Database): Promise<Map<string, TableChecksum>> {
  const checksums = new Map<string, TableChecksum>();
  for (const table of await listTables(db)) {
    const hash = createHash('sha256');
    let rows = 0;
    for await (const page of readRows(db, table)) {
      rows += page.length;
      hash.update(`${page.join('\n')}\n`);
    }
    checksums.set(table.name, { rows, sha256: hash.digest('hex') });
  }
  return checksums;
}
