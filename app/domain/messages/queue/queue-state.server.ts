import { count, eq, min } from 'drizzle-orm';
import type { ChannelName } from '#domain/channels/channels.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';

export type QueueState = { channel: ChannelName; waiting: number; oldest: Date | null };

/** Returns how many messages wait on each channel, and since when the oldest does. */
export function readQueueState(shop: Shop): Promise<QueueState[]> {
  return shop.db
    .select({ channel: messages.channel, waiting: count(), oldest: min(messages.createdAt) })
    .from(messages)
    .where(eq(messages.state, 'waiting'))
    .groupBy(messages.channel);
}
