import { asc, eq, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { contactMessages } from './tables.server.ts';

/** What was written to the shop under an e-mail address, oldest first. Ask only for one that is proven to be theirs. */
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
