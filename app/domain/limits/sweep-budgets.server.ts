import { lte } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { tryBudgets } from './tables.server.ts';

/** Deletes budgets whose window is over: the next try begins a new one anyway. */
export async function sweepBudgets(shop: Shop): Promise<void> {
  await shop.db.delete(tryBudgets).where(lte(tryBudgets.renewsAt, shop.now()));
}
