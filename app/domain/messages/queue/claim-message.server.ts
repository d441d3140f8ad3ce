import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { type ChannelName, onceOnlyChannels } from '#domain/channels/channels.ts';
import { clockSkewMs } from '#domain/kernel/clock-skew.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type MessageRow, messages } from '#domain/messages/tables.server.ts';
import { leaseMs, longestHoldMs, longestWaitMs } from './lifetimes.ts';

export type ClaimedMessage = MessageRow & { leaseUntil: Date };

/**
 * Leases the message that has been due longest; a process that dies loses it when the lease ends, to another process or, where that could tell someone twice, to the owner. One short statement, so
 * that several processes never hold the same message. A time further ahead than any wait comes from a wrong clock and
 * delays nothing.
 */
export async function claimMessage(
  shop: Shop,
  channels: readonly ChannelName[],
): Promise<ClaimedMessage | undefined> {
  const now = shop.now();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const due = shop.db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.state, 'waiting'),
        or(
          lte(messages.nextTryAt, now),
          gt(messages.nextTryAt, new Date(now.getTime() + longestWaitMs + clockSkewMs)),
        ),
        or(
          isNull(messages.holdUntil),
          lte(messages.holdUntil, now),
          gt(messages.holdUntil, new Date(now.getTime() + longestHoldMs + clockSkewMs)),
        ),
        inArray(messages.channel, [...channels]),
        or(
          isNull(messages.leaseUntil),
          and(
            notInArray(messages.channel, [...onceOnlyChannels]),
            or(
              lte(messages.leaseUntil, now),
              gt(messages.leaseUntil, new Date(leaseUntil.getTime() + clockSkewMs)),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(messages.nextTryAt), asc(messages.createdAt), asc(messages.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await shop.db
    .update(messages)
    .set({ leaseUntil })
    .where(eq(messages.id, sql`(${due})`))
    .returning();
  return claimed && { ...claimed, leaseUntil };
}
