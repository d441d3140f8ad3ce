import { and, asc, eq, gt, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type ChannelName, onceOnlyChannels } from '#domain/channels/channels.ts';
import { dueCondition } from '#domain/kernel/clock-conditions.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type MessageRow, messages } from '#domain/messages/tables.server.ts';
import { endOfReminderPause } from '#domain/slips/reminder-hours.ts';
import { leaseMs, maxHoldMs, maxRetryDelayMs } from './lifetimes.ts';

export type ClaimedMessage = MessageRow & { leaseUntil: Date };

/**
 * Leases the message that has been due longest, in one statement, so that no two processes send it. Takes over expired
 * leases, except of channels that send once only. Counts a time later than the longest delay as due: a wrong clock set it.
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
        dueCondition(shop, messages.nextTryAt, maxRetryDelayMs),
        notHeldCondition(shop),
        // Leaves reminders out at night too: `holdForNight` runs once, and then sending may go on into the night.
        endOfReminderPause(now) && ne(messages.kind, 'transfer-reminder'),
        gt(messages.uselessAfter, now),
        inArray(messages.channel, [...channels]),
        or(
          isNull(messages.leaseUntil),
          and(
            notInArray(messages.channel, [...onceOnlyChannels]),
            dueCondition(shop, messages.leaseUntil, leaseMs),
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

/** Matches messages that are not held, or whose hold is over. */
export function notHeldCondition(shop: Pick<Shop, 'now'>): SQL | undefined {
  return or(isNull(messages.holdUntil), dueCondition(shop, messages.holdUntil, maxHoldMs));
}
