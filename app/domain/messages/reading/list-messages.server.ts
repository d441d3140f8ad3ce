import { and, eq, isNull, not, or } from 'drizzle-orm';
import { listExistingIds } from '#domain/kernel/list-existing-ids.server.ts';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import { countByState, type PageRange, paginate } from '#domain/kernel/paginate.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { type ListedState, messageStates } from '#domain/messages/message.ts';
import {
  type FailureState,
  failureCondition,
} from '#domain/messages/queue/recent-failures.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { pushDevices } from '#domain/push/tables.server.ts';
import { namedRecipient } from './named-recipient.server.ts';

const messagesPerPage = 50;
const recentDays = 7;

export type MessageFilters = { state?: ListedState | undefined; page?: number };
export type ListedMessage = Omit<Awaited<ReturnType<typeof listPage>>[number], 'deviceName'>;
export type MessageList = {
  messages: ListedMessage[];
  counts: Record<ListedState | 'all', number>;
  page: number;
  pages: number;
};

/** Returns messages, newest first, a page at a time. A page that does not exist becomes the nearest. */
export async function listMessages(
  shop: AdminShop,
  { state, page = 1 }: MessageFilters = {},
): Promise<MessageList> {
  const counts = await countListed(shop);
  const { pages, ...range } = paginate(counts[state ?? 'all'], { page, perPage: messagesPerPage });
  const found = await listPage(shop, state, range);
  const named = found.map(({ deviceName, ...message }) => ({
    ...message,
    recipient: namedRecipient({ ...message, deviceName }),
  }));
  return { messages: named, counts, page: range.page, pages };
}

/** Subtracts withdrawn messages from the failed ones. An index on the state finds them fast. */
async function countListed(shop: AdminShop): Promise<MessageList['counts']> {
  const counts = await countByState(shop, messages.state, { keys: messageStates });
  const withdrawn = await shop.db.$count(messages, inListedState('withdrawn'));
  return { ...counts, failed: counts.failed - withdrawn, withdrawn };
}

/** Matches what `listedStateOf` returns. */
function inListedState(state: ListedState) {
  if (state !== 'failed' && state !== 'withdrawn') return eq(messages.state, state);
  const isWithdrawn = eq(messages.problem, 'no-longer-due');
  return and(
    eq(messages.state, 'failed'),
    state === 'withdrawn' ? isWithdrawn : or(isNull(messages.problem), not(isWithdrawn)),
  );
}

/** Selects the ids first, so that only the orders of one page are looked up. */
function listPage(shop: AdminShop, state: ListedState | undefined, { limit, offset }: PageRange) {
  const pageIds = shop.db
    .select({ id: messages.id })
    .from(messages)
    .where(state && inListedState(state))
    .orderBy(newestFirst(messages.createdAt), messages.id)
    .limit(limit)
    .offset(offset)
    .as('page_ids');
  return shop.db
    .select({
      id: messages.id,
      kind: messages.kind,
      audience: messages.audience,
      channel: messages.channel,
      recipient: messages.recipient,
      deviceName: pushDevices.name,
      state: messages.state,
      problem: messages.problem,
      createdAt: messages.createdAt,
      orderNumber: orders.orderNumber,
    })
    .from(messages)
    .innerJoin(pageIds, eq(pageIds.id, messages.id))
    .leftJoin(pushDevices, eq(pushDevices.id, messages.pushDeviceId))
    .leftJoin(orders, eq(orders.id, messages.orderId))
    .orderBy(newestFirst(messages.createdAt), messages.id);
}

/** Counts failures of the last seven days, in these states or in both, without those that the shop chose not to send. */
export function countRecentFailures(
  shop: AdminShop,
  states?: readonly FailureState[],
): Promise<number> {
  return shop.db.$count(messages, failureCondition(shop, { days: recentDays, states }));
}

/** Returns the ids of the messages that have not been deleted. */
export function listExistingMessageIds(shop: AdminShop, ids: readonly string[]): Promise<string[]> {
  return listExistingIds(shop, messages, ids);
}
