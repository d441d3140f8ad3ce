import { and, eq, inArray, lte, not } from 'drizzle-orm';
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

/** An alert, and when the message about it was written. */
export type NotifiedAlert = { id: string; writtenAt: Date };

/** Marks alerts whose notification was not sent as waiting again, unless they were notified by a newer message. */
export async function waitAgain({ db }: Shop, alerts: readonly NotifiedAlert[]): Promise<void> {
  for (const { id, writtenAt } of alerts) {
    const ofMessage = and(eq(stockAlerts.id, id), lte(stockAlerts.toldAt, writtenAt));
    await db.update(stockAlerts).set({ toldAt: null }).where(ofMessage);
  }
}

/** Locks alerts until the transaction ends, in the order of their ids. */
export async function lockAlerts({ db }: Shop, alerts: readonly NotifiedAlert[]): Promise<void> {
  if (alerts.length === 0) return;
  const ids = alerts.map(({ id }) => id);
  await db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(inArray(stockAlerts.id, ids))
    .orderBy(stockAlerts.id)
    .for('no key update');
}
