import { and, eq, inArray, not } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { availableCondition } from './notify-waiting.server.ts';
import { stockAlerts } from './tables.server.ts';

/** Returns whether the product of an alert was sold out or deleted since the message about it was written. */
export async function isUnavailableAgain({ db }: Shop, alertId: string): Promise<boolean> {
  const found = await db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(and(eq(stockAlerts.id, alertId), not(availableCondition)));
  return found.length > 0;
}

/** Marks alerts whose notification was not sent as waiting again. */
export async function waitAgain({ db }: Shop, alertIds: readonly string[]): Promise<void> {
  if (alertIds.length === 0) return;
  await db
    .update(stockAlerts)
    .set({ toldAt: null })
    .where(inArray(stockAlerts.id, [...alertIds]));
}

/** Locks alerts until the transaction ends, in the order of their ids. */
export async function lockAlerts({ db }: Shop, alertIds: readonly string[]): Promise<void> {
  if (alertIds.length === 0) return;
  await db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(inArray(stockAlerts.id, [...alertIds]))
    .orderBy(stockAlerts.id)
    .for('no key update');
}
