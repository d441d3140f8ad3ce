import { and, eq, lt, or } from 'drizzle-orm';
import { daysAgo, deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { contactMessages } from './tables.server.ts';

/** Deletes old contact messages, WhatsApp messages sooner, with the messages about them. */
export function sweepInbox(shop: Shop): Promise<void> {
  const { createdAt, source } = contactMessages;
  const expired = or(
    lt(createdAt, daysAgo(shop, retentionDays.inbox)),
    and(eq(source, 'whatsapp'), lt(createdAt, daysAgo(shop, retentionDays.chats))),
  );
  return deleteInBatches(shop, { table: contactMessages, key: contactMessages.id, expired });
}
