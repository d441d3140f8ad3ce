import { sql } from 'drizzle-orm';
import { withoutKeysAndIndexes } from '#platform/backup/load-rows.server.ts';
import type { Database } from '#platform/db/database.server.ts';

/** The id of every row, so that all foreign keys are satisfied. */
const id = '11111111-2222-4333-8444-555555555555';
/** Characters that break careless code: joiners, quotes, backslashes, line breaks of all kinds, non-ASCII text. */
const text = `ශ්\u200dරී ලංකා "සන්ධි" \\ '' \t\r\n\u2028 \u0001 💚 {NULL}`;

const valueOfType: Record<string, string> = {
  uuid: id,
  'uuid[]': `{${id}}`,
  text,
  'text[]': `{"a,b",NULL,"\\"සන්ධි\\"",""}`,
  boolean: 'true',
  smallint: '1',
  integer: '1',
  bigint: '1',
  date: '2026-11-21',
  jsonb: `{"en": "Balm", "si": "බාම්", "big": 9007199254740993, "none": null}`,
  'timestamp with time zone': '2026-11-21 03:15:00.123456+05:30',
};

/** Overrides the values that `valueFor` would choose, for columns whose rules it cannot read. */
const valueOfColumn: Record<string, string> = {
  'settings.session_timeout': '30',
  'payment_notices.code': '2',
  'policy_versions.kind': 'privacy',
  'phone_codes.purpose': 'reset',
  'promo_codes.code': 'WELCOME-10',
  'promo_codes.ends_at': '2026-12-21 03:15:00+05:30',
  'settings.transfer_days': '4',
  'settings.slip_days': '180',
  'bank_slips.state': 'refused',
  'contact_messages.source': 'whatsapp',
};

type Column = { table: string; name: string; type: string; rules: string | null };

/** Inserts a row into every table, new ones included. Throws when it cannot, and names the table. Returns the names. */
export async function fillEveryTable(db: Database): Promise<string[]> {
  const columns = await listColumns(db);
  const tables = [...new Set(columns.map(({ table }) => table))];
  await db.transaction((db) =>
    withoutKeysAndIndexes(db, async () => {
      for (const table of tables) {
        const own = columns.filter((column) => column.table === table);
        const names = own.map(({ name }) => `"${name}"`).join(', ');
        const values = own.map((column) => sql`${valueFor(column)}::text::${sql.raw(column.type)}`);
        await db.execute(
          sql`insert into ${sql.raw(`${table} (${names})`)} overriding system value values (${sql.join(values, sql`, `)})`,
        );
      }
    }),
  );
  return tables;
}

/** Returns a value that the column's checks require, or else one of its type. */
function valueFor({ table, name, type, rules }: Column): string {
  const known = valueOfColumn[`${table}.${name}`];
  if (known) return known;
  const match = new RegExp(`\\("?${name}"? = (?:ANY \\(ARRAY\\[)?'([^']+)'`).exec(rules ?? '')?.[1];
  if (match) return match;
  if (rules?.includes(`(${name} ~ '^\\+94`)) return '+94771234567';
  if (rules?.includes(`(${name} ~ '^[a-z]`)) return 'some-word';
  const value = valueOfType[type.replace(/^numeric.*/, 'integer')];
  if (value === undefined) throw new Error(`Say what a ${type} looks like, for ${table}.${name}`);
  return value;
}

async function listColumns(db: Database): Promise<Column[]> {
  const result = (await db.execute(sql`
    select c.oid::regclass::text as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
       where k.conrelid = c.oid and k.contype in ('c', 'f')) as rules
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not a.attisdropped and a.attgenerated = ''
    order by 1, a.attnum`)) as unknown as { rows: Column[] };
  return result.rows;
}
