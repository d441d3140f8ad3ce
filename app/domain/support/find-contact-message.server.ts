import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { contactMessages } from './tables.server.ts';

export async function findContactMessage(shop: Shop, id: string) {
  const { name, phone, email, message, source, state, answer } = contactMessages;
  const [found] = await shop.db
    .select({ id: contactMessages.id, name, phone, email, message, source, state, answer })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  return found;
}
