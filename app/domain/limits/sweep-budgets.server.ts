import { lte } from 'drizzle-orm';
import { deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { tryBudgets } from './tables.server.ts';

/** Deletes budgets whose window is over: the next try begins a new one anyway. */
export function sweepBudgets(shop: Shop): Promise<void> {
  const isOld = lte(tryBudgets.renewsAt, shop.now());
  return deleteInBatches(shop, { table: tryBudgets, key: tryBudgets.bucket, isOld });
}
