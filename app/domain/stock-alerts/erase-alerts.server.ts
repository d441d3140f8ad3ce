import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { daysAgo, deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { stockAlerts } from './tables.server.ts';

/** Deletes the alerts of these addresses, with the messages about them. */
export async function eraseAlerts(shop: Shop, emails: readonly string[]): Promise<void> {
  const addresses = emails.map((email) => email.toLowerCase());
  await shop.db.delete(stockAlerts).where(inArray(stockAlerts.email, addresses));
}

/** Deletes alerts that were never confirmed, were notified a while ago, or have waited too long. */
export function sweepAlerts(shop: Shop): Promise<void> {
  const { askedAt, confirmedAt, toldAt } = stockAlerts;
  const expired = or(
    lt(askedAt, daysAgo(shop, retentionDays.stockAlerts)),
    and(isNull(confirmedAt), lt(askedAt, daysAgo(shop, retentionDays.unconfirmedAlerts))),
    and(isNotNull(toldAt), lt(toldAt, daysAgo(shop, retentionDays.notifiedAlerts))),
  );
  return deleteInBatches(shop, { table: stockAlerts, key: stockAlerts.id, expired });
}
