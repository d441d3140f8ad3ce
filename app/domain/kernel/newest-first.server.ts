import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Sorts newest first as our indexes do. A plain `desc` puts nulls first, which no index of ours serves. */
export function newestFirst(time: AnyColumn | SQLWrapper): SQL {
  return sql`${time} desc nulls last`;
}

/** Sorts oldest first, which the same indexes serve when read backwards. */
export function oldestFirst(time: AnyColumn | SQLWrapper): SQL {
  return sql`${time} asc nulls first`;
}
