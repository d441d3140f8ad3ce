import type { LinkRequest, ShopEvent } from '#domain/kernel/events.ts';
import type { MessageKind } from '#domain/messages/message.ts';
import { recipientsOf } from '#domain/messages/recipients.ts';
import type { NewMessage } from '#domain/messages/tables.server.ts';

type Linked = Omit<LinkRequest, 'personName'> & { personName?: string; stockAlertId?: string };

/** Makes the messages that bring a secret link, which is of no use once it has expired. */
export function linkMessages(kind: MessageKind, asked: Linked): NewMessage[] {
  return recipientsOf(asked).map((recipient) => ({
    ...recipient,
    causeId: asked.requestId,
    kind,
    audience: 'customer',
    language: asked.language,
    personName: asked.personName ?? null,
    stockAlertId: asked.stockAlertId ?? null,
    secretLink: asked.link,
    uselessAfter: asked.expiresAt,
  }));
}

type CodeAsked = Extract<ShopEvent, { name: 'phone-code-requested' }>;

/** Makes the SMS that brings a code. */
export function codeMessages(asked: CodeAsked): NewMessage[] {
  const { requestId, phoneE164, language, code, expiresAt } = asked;
  return [
    {
      ...{ causeId: requestId, kind: 'phone-code', audience: 'customer', channel: 'sms', language },
      ...{ recipient: phoneE164, secretLink: code, uselessAfter: expiresAt },
    },
  ];
}
