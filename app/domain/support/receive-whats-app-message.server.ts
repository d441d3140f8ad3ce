import { eq } from 'drizzle-orm';
import { announce } from '#domain/kernel/announce.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt } from '#domain/limits/spend-attempt.server.ts';
import { contactMessages } from './tables.server.ts';

type WhatsAppMessage = {
  id: string;
  /** A number as E.164, or the id of a WhatsApp account: `isAccountId`. */
  sender: string;
  name: string;
  text: string;
  at: Date;
};

/**
 * Stores a WhatsApp message, once however often it is delivered, and announces it. Drops messages beyond a number's
 * daily budget.
 */
export async function receiveWhatsAppMessage(
  shop: Shop,
  { id, sender, name, text, at }: WhatsAppMessage,
) {
  if ((await shop.db.$count(contactMessages, eq(contactMessages.sourceId, id))) > 0) return;
  const now = shop.now();
  await inTransaction(shop, async (shop) => {
    const [stored] = await shop.db
      .insert(contactMessages)
      .values({
        name: name || sender,
        phone: sender,
        message: text,
        source: 'whatsapp',
        sourceId: id,
        createdAt: at < now ? at : now,
      })
      .onConflictDoNothing()
      .returning({ id: contactMessages.id });
    if (!stored) return ok();
    // Spends the attempt only for the delivery that is stored; a refusal removes the message again.
    const spent = await spendAttempt(shop, budgetOf('chat:phone', sender));
    if (!spent.ok) return spent;
    await announce(shop, { name: 'contact-message-sent', contactMessageId: stored.id });
    return ok();
  });
}
