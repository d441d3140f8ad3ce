import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MessageForm } from './message-form.ts';
import { contactMessages } from './tables.server.ts';

/** Keeps what somebody wrote to the shop, for the owner to read. */
export async function sendMessage(shop: Shop, form: MessageForm): Promise<void> {
  await shop.db.insert(contactMessages).values({ ...form, createdAt: shop.now() });
}
