import { asc, eq, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { contactMessages } from './tables.server.ts';

/** Returns what was sent from an e-mail address, oldest first. The caller passes verified addresses only. */
export function listMessagesFrom(shop: Shop, email: string) {
  return shop.db
    .select({
      name: contactMessages.name,
      phone: contactMessages.phone,
      email: contactMessages.email,
      message: contactMessages.message,
      writtenAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
    .orderBy(asc(contactMessages.createdAt), contactMessages.id);
}
