import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { ChannelName } from './message.ts';
import { messages } from './tables.server.ts';

/** Fails messages that are of no use any more. Those whose channel was never set up are marked so, not as too late. */
export async function giveUpLate(shop: Shop, channels: readonly ChannelName[]): Promise<void> {
  const now = shop.now();
  const isSetUp = channels.length > 0 ? inArray(messages.channel, [...channels]) : sql`false`;
  await shop.db
    .update(messages)
    .set({
      state: 'failed',
      secretLink: null,
      leaseUntil: null,
      problem: sql`case when ${isSetUp} then coalesce(${messages.problem}, 'too-late') else 'not-set-up' end`,
    })
    .where(
      and(
        eq(messages.state, 'waiting'),
        lte(messages.uselessAfter, now),
        or(isNull(messages.leaseUntil), lte(messages.leaseUntil, now)),
      ),
    );
}
