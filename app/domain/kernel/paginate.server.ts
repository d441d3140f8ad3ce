import { count, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReadOnlyShop, Shop } from './shop.server.ts';

/** Clamps a page, counted from 1, to a list of `found` rows, and returns where its rows are. */
export function paginate(found: number, { page, perPage }: { page: number; perPage: number }) {
  const pages = Math.max(1, Math.ceil(found / perPage));
  const current = Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
  return { page: current, pages, limit: perPage, offset: (current - 1) * perPage };
}

export type PageRange = Pick<ReturnType<typeof paginate>, 'limit' | 'offset'>;
/** Rows of a list. If `isFromEnd`, the query has to sort in reverse, because `offset` counts from the end of the list. */
export type PageSpan = PageRange & { isFromEnd: boolean };

/** Counts a page from the nearer end of the list, because the database also reads the rows that it skips. */
export function fromNearerEnd({ limit, offset }: PageRange, found: number): PageSpan {
  const end = Math.min(offset + limit, found);
  const fromEnd = { limit: end - offset, offset: found - end, isFromEnd: true };
  return fromEnd.offset < offset ? fromEnd : { limit, offset, isFromEnd: false };
}

type StateCountOptions<Key extends string> = { keys: readonly Key[]; where?: SQL | undefined };

/** Counts the rows of each state, and all of them. `column` holds one of `keys`. */
export async function countByState<Key extends string>(
  shop: ReadOnlyShop<Shop>,
  column: PgColumn,
  { keys, where }: StateCountOptions<Key>,
): Promise<Record<Key | 'all', number>> {
  const rows = await shop.db
    .select({ key: column, rows: count() })
    .from(column.table)
    .where(where)
    .groupBy(column);
  const found = new Map(rows.map((row) => [row.key, row.rows]));
  const counts = Object.fromEntries(keys.map((key) => [key, found.get(key) ?? 0]));
  const all = rows.reduce((sum, row) => sum + row.rows, 0);
  return { ...counts, all } as Record<Key | 'all', number>;
}
