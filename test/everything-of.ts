import { sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Returns every row that refers to one of these ids, as text: what a stranger must not change. */
export async function everythingOf(shop: Shop, ids: readonly string[]): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    shop,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(shop, `select t::text as row from ${name} t`);
    const theirs = rows.filter(({ row }) => ids.some((id) => row.includes(id)));
    found.push(...theirs.map(({ row }) => `${name}: ${row}`));
  }
  return found.sort();
}

async function rowsOf<Row>(shop: Shop, query: string): Promise<Row[]> {
  const answer = (await shop.db.execute(sql.raw(query))) as unknown as { rows: Row[] };
  return answer.rows;
}
