import { and, lt, ne } from 'drizzle-orm';
import { daysAgo, deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';

/** Deletes messages past their retention, except those that still wait to be sent. */
export function sweepMessages(shop: Shop): Promise<void> {
  const expired = and(
    lt(messages.createdAt, daysAgo(shop, retentionDays.messages)),
    ne(messages.state, 'waiting'),
  );
  return deleteInBatches(shop, { table: messages, key: messages.id, expired });
}
