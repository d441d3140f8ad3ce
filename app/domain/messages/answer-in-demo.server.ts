import { and, eq } from 'drizzle-orm';
import { textIn } from '#domain/kernel/bilingual.ts';
import type { Listener } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { receiveWhatsAppMessage } from '#domain/support/receive-whats-app-message.server.ts';
import { demoReply } from './answer-in-demo.copy.ts';
import { messages } from './tables.server.ts';

/**
 * Simulates WhatsApp in demo mode, where nothing is sent: marks a message as read and adds a reply, so that the
 * inbox has a chat to answer. Placed behind the listener that writes messages, and never in a real shop.
 */
export const answerInDemo: Listener = async (shop, event) => {
  if (event.name !== 'order-status-changed' || event.to !== 'shipped') return;
  const now = shop.now();
  const [message] = await shop.db
    .update(messages)
    .set({ deliveredAt: now, readAt: now })
    .where(and(eq(messages.causeId, event.auditEntryId), eq(messages.channel, 'whatsapp')))
    .returning();
  if (!message) return;
  const [order] = await shop.db
    .select({ name: orders.customerName })
    .from(orders)
    .where(eq(orders.id, event.orderId));
  await receiveWhatsAppMessage(shop, {
    id: `demo ${message.id}`,
    sender: message.recipient,
    name: order?.name ?? '',
    text: textIn(message.language, demoReply).text,
    at: now,
  });
};
