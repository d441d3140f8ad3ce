import { sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Returns, as text, every row that contains one of these ids, which no other visitor may change. */
export async function rowsMentioning(shop: Shop, ids: readonly string[]): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    shop,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(shop, `select t::text as row from ${name} t`);
    const matching = rows.filter(({ row }) => ids.some((id) => row.includes(id)));
    found.push(...matching.map(({ row }) => `${name}: ${row}`));
  }
  return found.sort();
}

async function rowsOf<Row>(shop: Shop, query: string): Promise<Row[]> {
  const answer = (await shop.db.execute(sql.raw(query))) as unknown as { rows: Row[] };
  return answer.rows;
}
