import { and, eq, sql } from 'drizzle-orm';
import { announce } from '#domain/kernel/announce.server.ts';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { smsSize } from '#domain/messages/sms-parts.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { smsDays } from './tables.server.ts';

export type SmsCost = { day: string; cents: number };

/**
 * Takes the price of an SMS from today's budget. Returns undefined once the budget is used up, and notifies the owner the
 * first time in a day. One guarded update, so that several processes together stay within the limit.
 */
export async function reserveSmsCost(shop: Shop, text: string): Promise<SmsCost | undefined> {
  const { smsPartPrice, smsDailyLimit } = await readSettings(shop);
  const cents = Math.round(smsSize(text).parts * smsPartPrice * 100);
  const day = dayIn(shop.now());
  await shop.db.insert(smsDays).values({ day, cents: 0 }).onConflictDoNothing();
  const [taken] = await shop.db
    .update(smsDays)
    .set({ cents: sql`${smsDays.cents} + ${cents}` })
    .where(and(eq(smsDays.day, day), sql`${smsDays.cents} + ${cents} <= ${smsDailyLimit * 100}`))
    .returning({ day: smsDays.day });
  if (taken) return { day, cents };
  await notifyOnce(shop, day);
  return undefined;
}

/** Refunds the price of an SMS that the provider did not accept. */
export async function refundSmsCost(shop: Shop, { day, cents }: SmsCost): Promise<void> {
  await shop.db
    .update(smsDays)
    .set({ cents: sql`greatest(0, ${smsDays.cents} - ${cents})` })
    .where(eq(smsDays.day, day));
}

async function notifyOnce(shop: Shop, day: string): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const notified = await shop.db
      .update(smsDays)
      .set({ isTold: true })
      .where(and(eq(smsDays.day, day), eq(smsDays.isTold, false)))
      .returning({ day: smsDays.day });
    if (notified.length > 0) await announce(shop, { name: 'sms-limit-reached', day });
    return ok(undefined);
  });
}

/** Returns the cause of the messages which say that the limit for SMS was reached on a day in Colombo. */
export function causeOfSmsLimit(day: string): string {
  return `sms-limit ${day}`;
}
