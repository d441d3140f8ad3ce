import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.server.ts';
import { BackupRefused, type Column } from './backup-format.server.ts';
import { ask, listTables, quoted } from './table-shapes.server.ts';

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
    const names = columns.map((column) => quoted(column.name));
    const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`);
    this.#insert = `insert into public.${quoted(name)} (${names.join(', ')}) overriding system value`;
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

/** Refuses a backup whose tables differ from those in the database. */
export async function checkShape(db: Database, name: string, columns: readonly Column[]) {
  const here = (await listTables(db)).find((table) => table.name === name);
  const shape = (of: readonly Column[]) =>
    of.map((column) => `${column.name} ${column.type}`).join();
  if (here && shape(here.columns) === shape(columns)) return;
  throw new BackupRefused(
    `The table "${name}" of the backup is not the one that this version of Sandhi makes.`,
  );
}

/**
 * Drops the foreign keys, loads, and adds them again, which checks every row: no order of loading suits tables that refer
 * to each other.
 */
export async function withoutForeignKeys(db: Database, work: () => Promise<void>): Promise<void> {
  const keys = await ask<{ place: string; name: string; rule: string }>(
    db,
    `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { place, name } of keys) {
    await ask(db, `alter table ${place} drop constraint ${quoted(name)}`);
  }
  await work();
  for (const { place, name, rule } of keys) {
    await ask(db, `alter table ${place} add constraint ${quoted(name)} ${rule}`);
  }
}

export async function setSequence(db: Database, { name, last }: { name: string; last: string }) {
  await db.execute(
    sql`select setval(${`public.${quoted(name)}`}::regclass, ${last}::bigint, true)`,
  );
}

/** Returns the names of tables that have rows. */
export async function filledTables(db: Database): Promise<string[]> {
  const tables = await listTables(db);
  const each = tables.map(
    ({ name }) =>
      `select '${name.replaceAll("'", "''")}' as name where exists (select from public.${quoted(name)})`,
  );
  if (each.length === 0) return [];
  return (await ask<{ name: string }>(db, each.join(' union all '))).map(({ name }) => name);
}
