import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { findAnswer } from '#domain/messages/find-answer.server.ts';
import { answerableUntil } from '#domain/support/chat-window.server.ts';
import type { InboxMessage } from '#domain/support/list-inbox.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

export type Chat = NonNullable<Awaited<ReturnType<typeof readChat>>>;

/** Reads until when someone can be answered on WhatsApp, and what became of the answer; undefined for the contact form. */
export async function readChat(
  shop: OwnerShop,
  message: InboxMessage,
  { demo, channels }: RunningShop,
) {
  const until = await answerableUntil(shop, message);
  return (
    until && {
      until,
      isOpen: until > shop.now(),
      isConnected: demo !== undefined || channels.some(({ name }) => name === 'whatsapp'),
      sent: await findAnswer(shop, message.id),
    }
  );
}
