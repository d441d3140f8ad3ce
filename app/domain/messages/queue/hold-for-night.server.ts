import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { endOfReminderPause } from '#domain/slips/reminder-hours.ts';
import { nextChannelAfterMs } from './lifetimes.ts';

/**
 * Holds reminders of a transfer that wait in the evening until the morning, because they go by day only. The next channel
 * does not take over in the meantime.
 */
export async function holdForNight(shop: Shop): Promise<void> {
  const until = endOfReminderPause(shop.now());
  if (!until) return;
  const usefulUntil = new Date(until.getTime() + nextChannelAfterMs).toISOString();
  await shop.db
    .update(messages)
    .set({
      holdUntil: until,
      uselessAfter: sql`greatest(${messages.uselessAfter}, ${usefulUntil}::timestamptz)`,
    })
    .where(
      and(
        eq(messages.state, 'waiting'),
        eq(messages.kind, 'transfer-reminder'),
        or(isNull(messages.holdUntil), lt(messages.holdUntil, until)),
      ),
    );
}
