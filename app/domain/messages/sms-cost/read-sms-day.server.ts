import { and, eq } from 'drizzle-orm';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { smsDays } from './tables.server.ts';

/** Reads the cost of today's SMS, in cents of a rupee, and how many wait because of the limit. */
export async function readSmsDay(shop: AdminShop): Promise<{ cents: number; held: number }> {
  const [row] = await shop.db
    .select({ cents: smsDays.cents })
    .from(smsDays)
    .where(eq(smsDays.day, dayIn(shop.now())));
  const heldByLimit = and(eq(messages.state, 'waiting'), eq(messages.problem, 'daily-limit'));
  return { cents: row?.cents ?? 0, held: await shop.db.$count(messages, heldByLimit) };
}
