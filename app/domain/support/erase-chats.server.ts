import type { Shop } from '#domain/kernel/shop.server.ts';
import { chatCondition } from './list-messages-from.server.ts';
import { contactMessages } from './tables.server.ts';

/** Deletes the chats of a verified number on WhatsApp, with the answers. */
export async function eraseChats(shop: Shop, phone: string | undefined): Promise<void> {
  if (phone !== undefined) await shop.db.delete(contactMessages).where(chatCondition(phone));
}
