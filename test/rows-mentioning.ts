import { sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Returns, as text, every row that contains one of these ids, which no other visitor may change. */
export async function rowsMentioning(shop: Shop, ids: readonly string[]): Promise<string[]> {
  return (await listRows(shop)).filter((row) => ids.some((id) => row.includes(id)));
}

/** Returns, as text, every row of every table after the name of its table. */
export async function listRows(shop: Shop): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    shop,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(shop, `select t::text as row from ${name} t`);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found.sort();
}

async function rowsOf<Row>(shop: Shop, query: string): Promise<Row[]> {
  const result = (await shop.db.execute(sql.raw(query))) as unknown as { rows: Row[] };
  return result.rows;
}
