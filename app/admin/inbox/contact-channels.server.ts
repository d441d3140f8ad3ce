import { formatPhone, isMobile, parsePhone } from '#domain/kernel/phone.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { findSentAnswer } from '#domain/messages/reading/find-sent-answer.server.ts';
import { answerableUntil } from '#domain/support/chat-window.server.ts';
import type { InboxMessage } from '#domain/support/list-inbox.server.ts';
import { isAccountId } from '#domain/support/whats-app-sender.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

export type ContactChannels = {
  /** The number in the form in which people write it; undefined for someone on WhatsApp who does not show it. */
  phone: string | undefined;
  /** E.164 for a Sri Lankan number, otherwise the digits as stored. */
  tel: string | undefined;
  whatsAppNumber: string | undefined;
};

/**
 * Formats a Sri Lankan number, however it was stored. Offers WhatsApp for a mobile, and for any number with a foreign
 * country code.
 */
export function contactChannels({ phone }: Pick<InboxMessage, 'phone'>): ContactChannels {
  if (isAccountId(phone)) return { phone: undefined, tel: undefined, whatsAppNumber: undefined };
  const phoneE164 = parsePhone(phone);
  if (phoneE164 !== undefined) {
    const whatsAppNumber = isMobile(phoneE164) ? phoneE164 : undefined;
    return { phone: formatPhone(phoneE164), tel: phoneE164, whatsAppNumber };
  }
  const tel = phone.replace(/[^\d+]/g, '');
  return { phone, tel, whatsAppNumber: tel.startsWith('+') ? tel : undefined };
}

export type Chat = NonNullable<Awaited<ReturnType<typeof readChat>>>;

/** Reads until when a WhatsApp message can be answered, and the state of the answer; undefined for other messages. */
export async function readChat(
  shop: AdminShop,
  message: InboxMessage,
  { demo, channels }: RunningShop,
) {
  const openUntil = await answerableUntil(shop, message);
  return (
    openUntil && {
      openUntil,
      isOpen: openUntil > shop.now(),
      isConnected: demo !== undefined || channels.some(({ name }) => name === 'whatsapp'),
      sentAnswer: await findSentAnswer(shop, message.id),
    }
  );
}
