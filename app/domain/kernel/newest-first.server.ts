import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Sorts as the indexes do. A plain `desc` puts nulls first, which none of our indexes serves. */
export function newestFirst(time: AnyColumn | SQLWrapper): SQL {
  return sql`${time} desc nulls last`;
}

/** Sorts the other way round, which the same indexes serve from their end. */
export function oldestFirst(time: AnyColumn | SQLWrapper): SQL {
  return sql`${time} asc nulls first`;
}
