import { eq } from 'drizzle-orm';
import { listExistingIds } from '#domain/kernel/list-existing-ids.server.ts';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import { countByState, paginate } from '#domain/kernel/paginate.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { type ContactState, contactStates } from './contact-state.ts';
import { contactMessages } from './tables.server.ts';

const messagesPerPage = 50;

export type InboxMessage = typeof contactMessages.$inferSelect;
export type Inbox = {
  messages: InboxMessage[];
  counts: Record<ContactState | 'all', number>;
  page: number;
  pages: number;
};

/** Returns contact messages, newest first, a page at a time. A page that does not exist becomes the nearest. */
export async function listInbox(
  shop: AdminShop,
  { state, page = 1 }: { state?: ContactState | undefined; page?: number } = {},
): Promise<Inbox> {
  const counts = await countByState(shop, contactMessages.state, { keys: contactStates });
  const range = paginate(counts[state ?? 'all'], { page, perPage: messagesPerPage });
  const messages = await shop.db
    .select()
    .from(contactMessages)
    .where(state && eq(contactMessages.state, state))
    .orderBy(newestFirst(contactMessages.createdAt), contactMessages.id)
    .limit(range.limit)
    .offset(range.offset);
  return { messages, counts, page: range.page, pages: range.pages };
}

/** Counts unread messages, for the menu. */
export function countNewInbox(shop: AdminShop): Promise<number> {
  return shop.db.$count(contactMessages, eq(contactMessages.state, 'new'));
}

export async function findInboxMessage(
  shop: AdminShop,
  id: string,
): Promise<InboxMessage | undefined> {
  const [found] = await shop.db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return found;
}

/** Returns the ids of the contact messages that have not been deleted. */
export function listExistingContactMessageIds(
  shop: AdminShop,
  ids: readonly string[],
): Promise<string[]> {
  return listExistingIds(shop, contactMessages, ids);
}
