import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { contactMessages } from './tables.server.ts';

type Writer = { email: string | undefined; phone: string | undefined };

/**
 * Returns the contact messages of an e-mail address, or of a number on WhatsApp, oldest first. The caller passes
 * a verified address or number only.
 */
export async function listMessagesFrom(shop: Shop, { email, phone }: Writer) {
  const senderCondition = or(
    email === undefined ? undefined : eq(sql`lower(${contactMessages.email})`, email.toLowerCase()),
    phone === undefined ? undefined : chatCondition(phone),
  );
  if (!senderCondition) return [];
  return shop.db
    .select({
      name: contactMessages.name,
      phone: contactMessages.phone,
      email: contactMessages.email,
      message: contactMessages.message,
      answer: contactMessages.answer,
      writtenAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(senderCondition)
    .orderBy(asc(contactMessages.createdAt), contactMessages.id);
}

/** Matches messages from a number on WhatsApp. */
export function chatCondition(phone: string) {
  return and(eq(contactMessages.source, 'whatsapp'), eq(contactMessages.phone, phone));
}
