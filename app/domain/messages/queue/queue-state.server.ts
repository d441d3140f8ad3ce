import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { ChannelName } from '#domain/channels/channels.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { notHeldCondition } from './claim-message.server.ts';

export type QueueState = { channel: ChannelName; waiting: number; oldest: Date | null };

/**
 * Returns how many messages wait on each of these channels, and since when the oldest waits, not counting a time for which
 * it was held. Leaves out messages that are held now.
 */
export function readQueueState(
  shop: Shop,
  channels: readonly { name: ChannelName }[],
): Promise<QueueState[]> {
  const { channel, createdAt, holdUntil, state } = messages;
  const names = channels.map(({ name }) => name);
  const oldest = sql<Date>`min(coalesce(${holdUntil}, ${createdAt}))`.mapWith(createdAt);
  return shop.db
    .select({ channel, waiting: count(), oldest })
    .from(messages)
    .where(and(eq(state, 'waiting'), inArray(channel, names), notHeldCondition(shop)))
    .groupBy(channel);
}
