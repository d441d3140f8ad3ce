import { lt } from 'drizzle-orm';
import { daysAgo, deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { keptDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { contactMessages } from './tables.server.ts';

/** Deletes old contact messages, with the e-mails about them to the owner. */
export function sweepInbox(shop: Shop): Promise<void> {
  const isOld = lt(contactMessages.createdAt, daysAgo(shop, keptDays.inbox));
  return deleteInBatches(shop, { table: contactMessages, key: contactMessages.id, isOld });
}
