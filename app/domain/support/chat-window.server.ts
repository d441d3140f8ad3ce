import { and, eq, max } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { contactMessages } from './tables.server.ts';

/**
 * WhatsApp accepts free text for so long after the customer's last message (WhatsApp Business messaging policy).
 */
const windowMs = 24 * 60 * 60 * 1000;

type Written = Pick<typeof contactMessages.$inferSelect, 'source' | 'phone'>;

/** Returns until when someone who wrote on WhatsApp can be answered there; undefined for the contact form. */
export async function answerableUntil(
  { db }: Shop,
  { source, phone }: Written,
): Promise<Date | undefined> {
  if (source !== 'whatsapp') return undefined;
  const [last] = await db
    .select({ at: max(contactMessages.createdAt) })
    .from(contactMessages)
    .where(and(eq(contactMessages.phone, phone), eq(contactMessages.source, 'whatsapp')));
  return last?.at ? new Date(last.at.getTime() + windowMs) : undefined;
}
