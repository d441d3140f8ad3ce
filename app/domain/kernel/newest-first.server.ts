import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Sorts as the indexes do. A plain `desc` puts empty values first, which none of our indexes serves. */
export function newestFirst(moment: AnyColumn | SQLWrapper): SQL {
  return sql`${moment} desc nulls last`;
}
