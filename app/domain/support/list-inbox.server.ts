import { count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
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

/** What was written to the shop, newest first, a page at a time. A page that is not there becomes the nearest. */
export async function listInbox(
  shop: OwnerShop,
  { state, page = 1 }: { state?: ContactState | undefined; page?: number } = {},
): Promise<Inbox> {
  const counts = await countByState(shop);
  const pages = Math.max(1, Math.ceil(counts[state ?? 'all'] / messagesPerPage));
  const shown = Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
  const messages = await shop.db
    .select()
    .from(contactMessages)
    .where(state && eq(contactMessages.state, state))
    .orderBy(newestFirst(contactMessages.createdAt), contactMessages.id)
    .limit(messagesPerPage)
    .offset((shown - 1) * messagesPerPage);
  return { messages, counts, page: shown, pages };
}

async function countByState(shop: OwnerShop): Promise<Inbox['counts']> {
  const rows = await shop.db
    .select({ state: contactMessages.state, messages: count() })
    .from(contactMessages)
    .groupBy(contactMessages.state);
  const counts = { all: 0, ...Object.fromEntries(contactStates.map((state) => [state, 0])) };
  for (const row of rows) {
    Object.assign(counts, { [row.state]: row.messages, all: counts.all + row.messages });
  }
  return counts as Inbox['counts'];
}

/** Unread ones, for the menu. */
export function countNewInbox(shop: OwnerShop): Promise<number> {
  return shop.db.$count(contactMessages, eq(contactMessages.state, 'new'));
}

/** Unknown and malformed ids alike find nothing. */
export async function findInboxMessage(
  shop: OwnerShop,
  id: string,
): Promise<InboxMessage | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [found] = await shop.db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return found;
}
