import { count } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { waitingAlertCondition } from './notify-waiting.server.ts';
import { stockAlerts } from './tables.server.ts';

/** Counts the confirmed alerts of each product that were not notified yet. */
export async function countWaiting(shop: AdminShop): Promise<Record<string, number>> {
  const rows = await shop.db
    .select({ productId: stockAlerts.productId, waiting: count() })
    .from(stockAlerts)
    .where(waitingAlertCondition)
    .groupBy(stockAlerts.productId);
  return Object.fromEntries(rows.map(({ productId, waiting }) => [productId, waiting]));
}
