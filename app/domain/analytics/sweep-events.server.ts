import { lt } from 'drizzle-orm';
import { daysAgo, deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { analyticsEvents } from './tables.server.ts';

/** Deletes events older than their retention. */
export function sweepEvents(shop: Shop): Promise<void> {
  const expired = lt(analyticsEvents.createdAt, daysAgo(shop, retentionDays.events));
  return deleteInBatches(shop, { table: analyticsEvents, key: analyticsEvents.id, expired });
}
