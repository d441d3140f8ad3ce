import type { ChannelName } from '#domain/channels/channels.ts';
import type { ShopEvent } from '#domain/kernel/events.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { NewMessage } from '#domain/messages/tables.server.ts';
import { findContactMessage } from '#domain/support/find-contact-message.server.ts';

type Answered = Extract<ShopEvent, { name: 'chat-answered' }>;

/** Returns the message that carries an answer to WhatsApp, in the language in which was asked. */
export async function messagesOfAnswer(
  shop: Shop,
  { contactMessageId, until }: Answered,
  connected: readonly ChannelName[],
): Promise<NewMessage[]> {
  const written = await findContactMessage(shop, contactMessageId);
  if (!(written && connected.includes('whatsapp'))) return [];
  const what = { kind: 'chat-answer', channel: 'whatsapp', audience: 'customer' } as const;
  const language = /\p{Script=Sinhala}/u.test(written.message) ? 'si' : 'en';
  const about = { causeId: contactMessageId, contactMessageId, recipient: written.phone };
  return [{ ...what, ...about, language, uselessAfter: until }];
}
