import type { ChannelName } from '#domain/channels/channels.ts';
import type { LinkRequest, ShopEvent } from '#domain/kernel/events.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MessageKind } from '#domain/messages/message.ts';
import { recipientsOf } from '#domain/messages/recipients.ts';
import type { NewMessage } from '#domain/messages/tables.server.ts';
import { findContactMessage } from '#domain/support/find-contact-message.server.ts';

type SecretLinkRequest = Omit<LinkRequest, 'personName'> & {
  personName?: string;
  stockAlertId?: string;
};

/** Makes the messages that carry a secret link. They are of no use once the link has expired. */
export function linkMessages(kind: MessageKind, request: SecretLinkRequest): NewMessage[] {
  return recipientsOf(request).map((recipient) => ({
    ...recipient,
    causeId: request.requestId,
    kind,
    audience: 'customer',
    language: request.language,
    personName: request.personName ?? null,
    stockAlertId: request.stockAlertId ?? null,
    secretLink: request.link,
    uselessAfter: request.expiresAt,
  }));
}

type CodeRequest = Extract<ShopEvent, { name: 'phone-code-requested' }>;

/** Makes the SMS that carries a code. */
export function codeMessages(request: CodeRequest): NewMessage[] {
  const { requestId, phoneE164, language, code, expiresAt } = request;
  return [
    {
      ...{ causeId: requestId, kind: 'phone-code', audience: 'customer', channel: 'sms', language },
      ...{ recipient: phoneE164, secretLink: code, uselessAfter: expiresAt },
    },
  ];
}

type ChatAnswered = Extract<ShopEvent, { name: 'chat-answered' }>;

/** Returns the message that carries an answer to WhatsApp, in the language of the question. */
export async function answerMessages(
  shop: Shop,
  { contactMessageId, until }: ChatAnswered,
  connected: readonly ChannelName[],
): Promise<NewMessage[]> {
  const question = await findContactMessage(shop, contactMessageId);
  if (!(question && connected.includes('whatsapp'))) return [];
  const fixedFields = { kind: 'chat-answer', channel: 'whatsapp', audience: 'customer' } as const;
  const language = /\p{Script=Sinhala}/u.test(question.message) ? 'si' : 'en';
  const subject = { causeId: contactMessageId, contactMessageId, recipient: question.phone };
  return [{ ...fixedFields, ...subject, language, uselessAfter: until }];
}
