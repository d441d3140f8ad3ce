import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { generateToken } from '#domain/accounts/link-token.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { stockAlerts } from './tables.server.ts';

/** The maximum number of notifications per run; the next run sends the rest. */
const maxNotified = 200;
/** The hours for which the message is worth sending; its link works as long as the alert is stored. */
const usefulHours = 72;

type AlertUrl = (language: Language, token: string) => string;

/** Matches alerts that were confirmed and not notified yet. */
export const waitingAlertCondition = and(
  isNotNull(stockAlerts.confirmedAt),
  isNull(stockAlerts.toldAt),
);

/** Matches products that are in stock and for sale. */
export const availableCondition = sql`(${products.active} and ${products.stock} > 0)`;

/**
 * Writes a message for each confirmed alert of a product that is in stock and for sale, the oldest first.
 */
export async function notifyWaiting(shop: Shop, alertUrl: AlertUrl): Promise<void> {
  const due = await shop.db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(and(waitingAlertCondition, availableCondition))
    .orderBy(stockAlerts.askedAt)
    .limit(maxNotified);
  for (const { id } of due) await notifyOne(shop, id, alertUrl);
}

/** Updates the alert only while it waits, so that concurrent or restarted processes notify once. */
function notifyOne(shop: Shop, id: string, alertUrl: AlertUrl) {
  return inTransaction(shop, async (shop) => {
    const { token, tokenHash, expiresAt } = generateToken(shop, { hours: usefulHours });
    const [alert] = await shop.db
      .update(stockAlerts)
      .set({ toldAt: shop.now(), tokenHash })
      .where(and(eq(stockAlerts.id, id), waitingAlertCondition))
      .returning({ email: stockAlerts.email, language: stockAlerts.language });
    if (alert) {
      await announce(shop, {
        name: 'back-in-stock',
        stockAlertId: id,
        requestId: crypto.randomUUID(),
        ...alert,
        link: alertUrl(alert.language, token),
        expiresAt,
      });
    }
    return ok();
  });
}
