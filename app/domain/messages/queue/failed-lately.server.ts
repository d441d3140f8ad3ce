import { and, count, gt, inArray } from 'drizzle-orm';
import type { ChannelName } from '#domain/channels/channels.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Counts the messages of the last day that failed, or whose result is unknown. */
export async function countFailedLately(shop: Shop): Promise<Map<ChannelName, number>> {
  const found = await shop.db
    .select({ channel: messages.channel, failed: count() })
    .from(messages)
    .where(
      and(
        inArray(messages.state, ['failed', 'unknown']),
        gt(messages.createdAt, new Date(shop.now().getTime() - dayMs)),
      ),
    )
    .groupBy(messages.channel);
  return new Map(found.map(({ channel, failed }) => [channel, failed]));
}
