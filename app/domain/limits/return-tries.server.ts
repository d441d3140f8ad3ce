import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { tryBudgets } from './tables.server.ts';

/** Gives a bucket its tries back, for who has proven to be no stranger. */
export async function returnTries(shop: Shop, bucket: string): Promise<void> {
  await shop.db.delete(tryBudgets).where(eq(tryBudgets.bucket, bucket));
}
