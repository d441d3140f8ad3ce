import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { endOfReminderPause } from '#domain/slips/reminder-hours.ts';
import { nextChannelAfterMs } from './lifetimes.ts';

/**
 * Holds waiting transfer reminders until the morning, because they are sent by day only. Extends their lifetime, so that
 * the next channel does not take over in the meantime.
 */
export async function holdForNight(shop: Shop): Promise<void> {
  const morning = endOfReminderPause(shop.now());
  if (!morning) return;
  const usefulUntil = new Date(morning.getTime() + nextChannelAfterMs).toISOString();
  await shop.db
    .update(messages)
    .set({
      holdUntil: morning,
      uselessAfter: sql`greatest(${messages.uselessAfter}, ${usefulUntil}::timestamptz)`,
    })
    .where(
      and(
        eq(messages.state, 'waiting'),
        eq(messages.kind, 'transfer-reminder'),
        or(isNull(messages.holdUntil), lt(messages.holdUntil, morning)),
      ),
    );
}
