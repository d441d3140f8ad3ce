import { and, eq } from 'drizzle-orm';
import type { ChannelName } from '#domain/channels/channels.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { hasNextChannel } from '#domain/messages/channel-choices/write-for-next-channel.server.ts';
import { type MessageRow, messages } from '#domain/messages/tables.server.ts';
import { orderMessageLifeMs } from './lifetimes.ts';

type LateMessage = Pick<
  MessageRow,
  'id' | 'kind' | 'channel' | 'audience' | 'orderId' | 'createdAt' | 'uselessAfter'
>;

/**
 * Extends late messages to the full lifetime where no channel is left that could take over, such as after SMS was switched
 * off. The caller has locked their orders.
 */
export async function extendWithoutNext(
  shop: Shop,
  late: readonly LateMessage[],
  connected: readonly ChannelName[],
): Promise<void> {
  for (const message of late.filter(isAboutOrder)) {
    if (!hasWaitedForNext(message) || (await hasNextChannel(shop, message, connected))) continue;
    const uselessAfter = new Date(message.createdAt.getTime() + orderMessageLifeMs);
    const isWaiting = and(eq(messages.id, message.id), eq(messages.state, 'waiting'));
    await shop.db.update(messages).set({ uselessAfter }).where(isWaiting);
  }
}

function isAboutOrder({ audience, channel, orderId }: LateMessage): boolean {
  return audience === 'customer' && channel !== 'push' && orderId !== null;
}

/** Returns whether the message had the short lifetime, after which the next channel takes over; after the full one, none. */
export function hasWaitedForNext({
  createdAt,
  uselessAfter,
}: Pick<MessageRow, 'createdAt' | 'uselessAfter'>): boolean {
  return uselessAfter.getTime() - createdAt.getTime() < orderMessageLifeMs;
}
