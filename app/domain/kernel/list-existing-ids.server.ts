import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Shop } from './shop.server.ts';

/** Returns those of these ids whose rows have not been deleted, for the activity log, which is kept longer. */
export async function listExistingIds(
  shop: Shop,
  table: PgTable & { id: PgColumn },
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const existing = await shop.db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return existing.map(({ id }) => String(id));
}
