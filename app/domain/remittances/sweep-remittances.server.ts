import { and, isNull, lt, or } from 'drizzle-orm';
import { daysAgo, deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { remittances } from './tables.server.ts';

/**
 * Deletes old lists with their lines, and previews that nobody took over. Payments stay in the payment ledger.
 */
export async function sweepRemittances(shop: Shop): Promise<void> {
  const { id, createdAt, takenAt } = remittances;
  const isOldPreview = and(
    isNull(takenAt),
    lt(createdAt, daysAgo(shop, retentionDays.remittancePreviews)),
  );
  const expired = or(isOldPreview, lt(createdAt, daysAgo(shop, retentionDays.remittances)));
  await deleteInBatches(shop, { table: remittances, key: id, expired });
}
