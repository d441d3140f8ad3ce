import { announce } from '#domain/kernel/announce.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { MessageForm } from './message-form.ts';
import { contactMessages } from './tables.server.ts';

/** Records a visitor's contact message and announces it. */
export async function recordContactMessage(shop: Shop, form: MessageForm): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const contactMessageId = crypto.randomUUID();
    await shop.db
      .insert(contactMessages)
      .values({ id: contactMessageId, ...form, createdAt: shop.now() });
    await announce(shop, { name: 'contact-message-sent', contactMessageId });
    return ok();
  });
}
