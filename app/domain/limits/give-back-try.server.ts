import { and, eq, gt, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { tryBudgets } from './tables.server.ts';

/** Gives back the one try that turned out to be no guess. What others spent of the same bucket stays spent. */
export async function giveBackTry(shop: Shop, bucket: string): Promise<void> {
  await shop.db
    .update(tryBudgets)
    .set({ used: sql`${tryBudgets.used} - 1` })
    .where(and(eq(tryBudgets.bucket, bucket), gt(tryBudgets.used, 0)));
}
