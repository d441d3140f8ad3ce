import { and, eq, isNull, sql } from 'drizzle-orm';
import { announce } from '#domain/kernel/announce.server.ts';
import { recentCondition } from '#domain/kernel/clock-conditions.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { MessageForm } from './message-form.ts';
import { contactMessages } from './tables.server.ts';

const repeatMs = 10 * 60 * 1000;

/**
 * Records a visitor's contact message and announces it. The same message within ten minutes is a repeat, as after a double
 * click or a lost response, and counts once: the cached landing page cannot give each form a key of its own.
 */
export async function recordContactMessage(shop: Shop, form: MessageForm): Promise<void> {
  await inTransaction(shop, async (shop) => {
    if (await isRepeat(shop, form)) return ok();
    const contactMessageId = crypto.randomUUID();
    await shop.db
      .insert(contactMessages)
      .values({ id: contactMessageId, ...form, createdAt: shop.now() });
    await announce(shop, { name: 'contact-message-sent', contactMessageId });
    return ok();
  });
}

/** Locks the sender's phone number first, so that the requests of a double click wait for each other. */
async function isRepeat(shop: Shop, { name, phone, email, message }: MessageForm) {
  await shop.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${phone}`}, 0))`,
  );
  const sameMessage = and(
    eq(contactMessages.source, 'form'),
    eq(contactMessages.phone, phone),
    recentCondition(shop, contactMessages.createdAt, repeatMs),
    eq(contactMessages.name, name),
    email === undefined ? isNull(contactMessages.email) : eq(contactMessages.email, email),
    eq(contactMessages.message, message),
  );
  return (await shop.db.$count(contactMessages, sameMessage)) > 0;
}
