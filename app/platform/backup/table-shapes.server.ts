import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.server.ts';
import type { Column } from './backup-format.server.ts';

type KeyColumn = { name: string; isText: boolean };
export type TableShape = { name: string; columns: Column[]; key: KeyColumn[] };

/** Reads every table from the database itself, so that no new table can be forgotten. Leaves out generated columns. */
export function listTables(db: Database): Promise<TableShape[]> {
  return runQuery<TableShape>(
    db,
    `select c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                        order by a.attname collate "C")
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce(
         (select json_agg(json_build_object('name', a.attname, 'isText', t.typcategory = 'S') order by k.place)
          from pg_index i
          cross join unnest(i.indkey) with ordinality as k(number, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
          join pg_type t on t.oid = a.atttypid
          where i.indrelid = c.oid and i.indisprimary),
         '[]') as key
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by c.relname collate "C"`,
  );
}

export type SequenceState = { name: string; last: string };

/** Returns the current values of the sequences, without sequences that have not been used yet. */
export function listSequences(db: Database): Promise<SequenceState[]> {
  return runQuery<SequenceState>(
    db,
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename collate "C"`,
  );
}

export async function runQuery<Row>(db: Database, text: string): Promise<Row[]> {
  const result = (await db.execute(sql.raw(text))) as unknown as { rows: Row[] };
  return result.rows;
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
