import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.server.ts';
import { BackupRefused, type Column } from './backup-format.server.ts';
import { listTables, quoteIdentifier, runQuery } from './table-shapes.server.ts';

const pageRows = 500;
const pageCharacters = 1_000_000;

type TableToLoad = { name: string; columns: readonly Column[] };

/** Collects the rows of one table and inserts them page by page. */
export class TableLoader {
  readonly #db: Database;
  readonly #insert: string;
  readonly #values: string;
  readonly #onPage: (rows: number) => void;
  #loaded = 0;
  #page: string[] = [];
  #characters = 0;

  constructor(db: Database, { name, columns }: TableToLoad, onPage: (rows: number) => void) {
    this.#onPage = onPage;
    this.#db = db;
    const names = columns.map((column) => quoteIdentifier(column.name));
    const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`);
    this.#insert = `insert into public.${quoteIdentifier(name)} (${names.join(', ')}) overriding system value`;
    this.#values = values.join(', ');
  }

  async add(line: string): Promise<void> {
    this.#page.push(line);
    this.#characters += line.length;
    if (this.#page.length >= pageRows || this.#characters >= pageCharacters) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#page.length === 0) return;
    const page = `[${this.#page.join(',')}]`;
    await this.#db.execute(
      sql`${sql.raw(`${this.#insert} select ${this.#values}`)} from json_array_elements(${page}::json) as line`,
    );
    this.#loaded += this.#page.length;
    this.#onPage(this.#loaded);
    this.#page = [];
    this.#characters = 0;
  }
}

/** Refuses a backup whose table of this name has other columns than the one in the database. */
export async function checkTableShape(db: Database, name: string, columns: readonly Column[]) {
  const existing = (await listTables(db)).find((table) => table.name === name);
  const shape = (of: readonly Column[]) =>
    of.map((column) => `${column.name} ${column.type}`).join();
  if (existing && shape(existing.columns) === shape(columns)) return;
  throw new BackupRefused(
    `The table "${name}" of the backup is not the one that this version of Sandhi makes.`,
  );
}

/**
 * Runs work without foreign keys, because no order of loading satisfies tables that refer to each other. Adding the keys
 * again checks every row.
 */
export async function withoutForeignKeys(db: Database, work: () => Promise<void>): Promise<void> {
  const keys = await runQuery<{ table: string; name: string; definition: string }>(
    db,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of keys) {
    await runQuery(db, `alter table ${table} drop constraint ${quoteIdentifier(name)}`);
  }
  await work();
  for (const { table, name, definition } of keys) {
    await runQuery(
      db,
      `alter table ${table} add constraint ${quoteIdentifier(name)} ${definition}`,
    );
  }
}

export async function setSequence(db: Database, { name, last }: { name: string; last: string }) {
  await db.execute(
    sql`select setval(${`public.${quoteIdentifier(name)}`}::regclass, ${last}::bigint, true)`,
  );
}

/** Returns the names of tables that have rows. */
export async function listFilledTables(db: Database): Promise<string[]> {
  const tables = await listTables(db);
  const queries = tables.map(
    ({ name }) =>
      `select '${name.replaceAll("'", "''")}' as name where exists (select from public.${quoteIdentifier(name)})`,
  );
  if (queries.length === 0) return [];
  return (await runQuery<{ name: string }>(db, queries.join(' union all '))).map(
    ({ name }) => name,
  );
}
