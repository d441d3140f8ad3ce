import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Sorted as the indexes are. A plain `desc` asks for empty values first, which no index of ours can answer. */
export function newestFirst(moment: AnyColumn | SQLWrapper): SQL {
  return sql`${moment} desc nulls last`;
}
