import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Shop } from './shop.server.ts';

const rowsAtOnce = 1000;
/** Together 50,000 rows; the next run deletes the rest. */
const mostBatches = 50;

type Old = { table: PgTable; key: PgColumn; isOld: SQL | undefined };

/**
 * Deletes rows a thousand at a time, each batch in its own statement, so that nobody waits for long. Skips locked rows
 * until the next run. Deletes nothing without a condition.
 */
export async function deleteInBatches(shop: Shop, { table, key, isOld }: Old): Promise<void> {
  if (!isOld) return;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const oldest = shop.db
      .select({ key })
      .from(table)
      .where(isOld)
      .limit(rowsAtOnce)
      .for('update', { skipLocked: true });
    const gone = await shop.db.delete(table).where(inArray(key, oldest)).returning({ key });
    if (gone.length < rowsAtOnce) return;
  }
}

/** Returns the time that many days ago, before which a row has passed its retention. */
export function daysAgo({ now }: Pick<Shop, 'now'>, days: number): Date {
  return new Date(now().getTime() - days * 24 * 60 * 60 * 1000);
}
