import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { drawToken } from '#domain/accounts/link-token.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Language } from '#domain/kernel/bilingual.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { stockAlerts } from './tables.server.ts';

/** The maximum number of notifications per run; the next run sends the rest. */
const toldAtOnce = 200;
/** How long the message is worth sending; its link works as long as the alert is stored. */
const usefulHours = 72;

type LinkTo = (language: Language, token: string) => string;

/** The condition of an alert that was confirmed and not notified yet. */
export const isWaiting = and(isNotNull(stockAlerts.confirmedAt), isNull(stockAlerts.toldAt));

/**
 * Writes a message for each confirmed alert of a product that is in stock and on sale, the oldest first.
 */
export async function tellWaiting(shop: Shop, linkTo: LinkTo): Promise<void> {
  const due = await shop.db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(and(isWaiting, eq(products.active, true), gt(products.stock, 0)))
    .orderBy(stockAlerts.askedAt)
    .limit(toldAtOnce);
  for (const { id } of due) await tell(shop, id, linkTo);
}

/** Guards by the state, so that concurrent or restarted instances notify once. */
function tell(shop: Shop, id: string, linkTo: LinkTo) {
  return inTransaction(shop, async (shop) => {
    const { token, tokenHash, expiresAt } = drawToken(shop, { hours: usefulHours });
    const [told] = await shop.db
      .update(stockAlerts)
      .set({ toldAt: shop.now(), tokenHash })
      .where(and(eq(stockAlerts.id, id), isWaiting))
      .returning({ email: stockAlerts.email, language: stockAlerts.language });
    if (told) {
      await announce(shop, {
        name: 'back-in-stock',
        stockAlertId: id,
        requestId: crypto.randomUUID(),
        ...told,
        link: linkTo(told.language, token),
        expiresAt,
      });
    }
    return ok();
  });
}
