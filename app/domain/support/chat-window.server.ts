import { and, eq, max } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { contactMessages } from './tables.server.ts';

/**
 * The time for which WhatsApp accepts free text after the customer's last message (WhatsApp Business messaging policy).
 */
const windowMs = 24 * 60 * 60 * 1000;

type MessageSource = Pick<typeof contactMessages.$inferSelect, 'source' | 'phone'>;

/** Returns the time until which the sender can be answered on WhatsApp; undefined for a message from the contact form. */
export async function answerableUntil(
  { db }: Shop,
  { source, phone }: MessageSource,
): Promise<Date | undefined> {
  if (source !== 'whatsapp') return undefined;
  const [last] = await db
    .select({ at: max(contactMessages.createdAt) })
    .from(contactMessages)
    .where(and(eq(contactMessages.phone, phone), eq(contactMessages.source, 'whatsapp')));
  return last?.at ? new Date(last.at.getTime() + windowMs) : undefined;
}
