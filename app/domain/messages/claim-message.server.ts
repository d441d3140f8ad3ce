import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { leaseMs } from './lifetimes.ts';
import type { ChannelName } from './message.ts';
import { messages } from './tables.server.ts';

export type ClaimedMessage = typeof messages.$inferSelect & { leaseUntil: Date };

/**
 * Takes the message that is due longest, for a while: whoever dies with it loses it when the lease is over. One short
 * statement, so that several loops in several processes never hold the same message.
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
        lte(messages.nextTryAt, now),
        inArray(messages.channel, [...channels]),
        or(isNull(messages.leaseUntil), lte(messages.leaseUntil, now)),
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
