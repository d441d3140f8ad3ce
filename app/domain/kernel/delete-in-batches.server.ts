import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Shop } from './shop.server.ts';

const rowsAtOnce = 1000;
/** 50,000 rows together; the next run deletes the rest. */
const maxBatches = 50;

type ExpiredRows = { table: PgTable; key: PgColumn; expired: SQL | undefined };

/**
 * Deletes rows a thousand at a time, each batch in its own statement, so that no one waits for long. Skips locked rows
 * until the next run. Deletes nothing without a condition.
 */
export async function deleteInBatches(
  shop: Shop,
  { table, key, expired }: ExpiredRows,
): Promise<void> {
  if (!expired) return;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const batchKeys = shop.db
      .select({ key })
      .from(table)
      .where(expired)
      .limit(rowsAtOnce)
      .for('update', { skipLocked: true });
    const deleted = await shop.db.delete(table).where(inArray(key, batchKeys)).returning({ key });
    if (deleted.length < rowsAtOnce) return;
  }
}

/** Returns the time that many days ago, to compare with the age of rows. */
export function daysAgo({ now }: Pick<Shop, 'now'>, days: number): Date {
  return new Date(now().getTime() - days * 24 * 60 * 60 * 1000);
}
