import { lt } from 'drizzle-orm';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { daysAgo, deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Deletes old reset requests, used or not. */
export function sweepResetRequests(shop: Shop): Promise<void> {
  const expired = lt(resetRequests.askedAt, daysAgo(shop, retentionDays.resetRequests));
  return deleteInBatches(shop, { table: resetRequests, key: resetRequests.id, expired });
}
