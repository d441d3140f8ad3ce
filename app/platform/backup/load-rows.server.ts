import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.server.ts';
import { BackupRefused, type Column } from './backup-format.server.ts';
import { listTables, quoteIdentifier, runQuery } from './table-shapes.server.ts';

const pageRows = 500;
const pageCharacters = 1_000_000;

type TableToLoad = { name: string; columns: readonly Column[] };

/** Collects the rows of one table and inserts them page by page. Uses `jsonb`: `json` would be parsed for each column. */
export class TableLoader {
  readonly #db: Database;
  readonly #insert: string;
  readonly #selectedColumns: string;
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
    this.#selectedColumns = values.join(', ');
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
      sql`${sql.raw(`${this.#insert} select ${this.#selectedColumns}`)} from jsonb_array_elements(${page}::jsonb) as line`,
    );
    this.#loaded += this.#page.length;
    this.#onPage(this.#loaded);
    this.#page = [];
    this.#characters = 0;
  }
}

/** Refuses a backup whose table of this name has other columns than the table in the database. */
export async function checkTableShape(db: Database, name: string, columns: readonly Column[]) {
  const existing = (await listTables(db)).find((table) => table.name === name);
  const shapeOf = (columns: readonly Column[]) =>
    columns.map((column) => `${column.name} ${column.type}`).join();
  if (existing && shapeOf(existing.columns) === shapeOf(columns)) return;
  throw new BackupRefused(
    `The table "${name}" of the backup is not the one that this version of Sandhi makes.`,
  );
}

type Statements = { drop: string; add: string };

/**
 * Runs work without foreign keys, because no order of loading satisfies tables that refer to each other, and without
 * indexes, which are built from a full table in a fraction of the time. Adding the keys again checks every row.
 */
export async function withoutKeysAndIndexes(
  db: Database,
  work: () => Promise<void>,
): Promise<void> {
  const keys = await runQuery<Statements>(db, foreignKeys);
  const indexes = await runQuery<Statements>(db, indexesWithoutConstraint);
  for (const { drop } of [...keys, ...indexes]) await runQuery(db, drop);
  await work();
  for (const { add } of [...indexes, ...keys]) await runQuery(db, add);
}

const foreignKeys = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;

/** Leaves out the indexes that a constraint owns, such as those of primary keys. */
const indexesWithoutConstraint = `select format('drop index %s', indexrelid::regclass) as drop,
    pg_get_indexdef(indexrelid) as add
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`;

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
