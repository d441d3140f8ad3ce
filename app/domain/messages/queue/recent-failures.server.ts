import { and, count, inArray, notInArray } from 'drizzle-orm';
import type { ChannelName } from '#domain/channels/channels.ts';
import { recentCondition } from '#domain/kernel/clock-conditions.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { intendedProblems, type MessageState } from '#domain/messages/message.ts';
import { messages } from '#domain/messages/tables.server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const failureStates = ['failed', 'unknown'] as const;

export type FailureState = Extract<MessageState, (typeof failureStates)[number]>;

/**
 * Matches messages of the last `days` days that failed or whose result is unknown, except for those that the shop
 * chose not to send.
 */
export function failureCondition(
  shop: Pick<Shop, 'now'>,
  { days, states = failureStates }: { days: number; states?: readonly FailureState[] | undefined },
) {
  return and(
    inArray(messages.state, [...states]),
    notInArray(messages.problem, [...intendedProblems]),
    recentCondition(shop, messages.createdAt, days * dayMs),
  );
}

/** Counts the messages of the last day that failed or may have failed, on each channel. */
export async function countFailuresByChannel(shop: Shop): Promise<Map<ChannelName, number>> {
  const found = await shop.db
    .select({ channel: messages.channel, failed: count() })
    .from(messages)
    .where(failureCondition(shop, { days: 1 }))
    .groupBy(messages.channel);
  return new Map(found.map(({ channel, failed }) => [channel, failed]));
}
