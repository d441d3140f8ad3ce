import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { hashToken } from '#domain/accounts/link-token.server.ts';
import { productColumns } from '#domain/catalog/product-columns.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { confirmWithinHours, type StockAlert, type StockAlertState } from './stock-alert.ts';
import { stockAlerts } from './tables.server.ts';

const hourMs = 60 * 60 * 1000;

/** Finds the alert of a link. Returns undefined for an alert that was stopped, or not confirmed in time. */
export function findAlertOfLink(shop: Shop, token: string): Promise<StockAlert | undefined> {
  return findAlert(shop, eq(stockAlerts.tokenHash, hashToken(token)));
}

/** Finds an alert by its id, for a message about it. Returns undefined as `findAlertOfLink` does. */
export function findAlertOfMessage(shop: Shop, alertId: string): Promise<StockAlert | undefined> {
  return findAlert(shop, eq(stockAlerts.id, alertId));
}

async function findAlert(
  shop: Shop,
  condition: ReturnType<typeof eq>,
): Promise<StockAlert | undefined> {
  const { name, slug, priceLkr } = productColumns;
  const { id, confirmedAt, toldAt } = stockAlerts;
  const [found] = await shop.db
    .select({ id, confirmedAt, toldAt, name, slug, priceLkr })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(and(condition, usableCondition(shop)));
  if (!found) return undefined;
  const product = { name: found.name, slug: found.slug, priceLkr: found.priceLkr };
  return { id: found.id, product, state: alertState(found) };
}

type AlertTimes = { confirmedAt: Date | null; toldAt: Date | null };

function alertState({ confirmedAt, toldAt }: AlertTimes): StockAlertState {
  if (toldAt) return 'told';
  return confirmedAt ? 'waiting' : 'asked';
}

/** Matches alerts that were confirmed, or can still be confirmed. */
function usableCondition(shop: Shop) {
  const earliest = new Date(shop.now().getTime() - confirmWithinHours * hourMs);
  return or(isNotNull(stockAlerts.confirmedAt), gt(stockAlerts.askedAt, earliest));
}

/** Confirms the alert of a link, which was mailed only to the address of the alert. */
export async function confirmAlert(shop: Shop, token: string): Promise<void> {
  await shop.db
    .update(stockAlerts)
    .set({ confirmedAt: shop.now() })
    .where(
      and(
        eq(stockAlerts.tokenHash, hashToken(token)),
        isNull(stockAlerts.confirmedAt),
        usableCondition(shop),
      ),
    );
}

/** Deletes every alert of the address that a link was sent to, with their messages. Returns whether there was any. */
export async function stopAlerts(shop: Shop, token: string): Promise<boolean> {
  const emailOfLink = shop.db
    .select({ email: stockAlerts.email })
    .from(stockAlerts)
    .where(eq(stockAlerts.tokenHash, hashToken(token)));
  const deleted = await shop.db
    .delete(stockAlerts)
    .where(inArray(stockAlerts.email, emailOfLink))
    .returning({ id: stockAlerts.id });
  return deleted.length > 0;
}
