import { type Language, textIn } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MessageByChannel } from '#domain/messages/channel.ts';
import {
  type ConfigurableKind,
  isConfigurableKind,
} from '#domain/messages/channel-choices/channel-choices.ts';
import type { MessageRow } from '#domain/messages/tables.server.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { findContactMessage } from '#domain/support/find-contact-message.server.ts';
import { sumIn } from './sms.copy.ts';
import { whatsAppTemplates } from './whats-app-message.copy.ts';

type Composed = MessageByChannel['whatsapp'];

/** Composes a WhatsApp message: a filled template, or the owner's answer. Undefined once its order or enquiry is gone. */
export async function composeWhatsApp(
  shop: Shop,
  message: MessageRow,
  appUrl: string,
): Promise<Composed | undefined> {
  const { id, kind, recipient, language, orderId, contactMessageId } = message;
  if (kind === 'chat-answer') {
    const enquiry = contactMessageId && (await findContactMessage(shop, contactMessageId));
    if (!enquiry || enquiry.answer === '') return undefined;
    return { id, recipient, language, text: enquiry.answer, template: undefined };
  }
  const order = orderId ? await findOrder(shop, orderId) : undefined;
  if (!(order && isConfigurableKind(kind))) return undefined;
  const { siteName } = await readSettings(shop);
  const link = `${appUrl}${language === 'si' ? '/si' : ''}/order-success/${order.id}`;
  const shopName = textIn(language, siteName).text;
  const parameters = [
    order.orderNumber,
    shopName,
    ...furtherParameters(kind, order, { language, link }),
  ];
  const template = textIn(language, whatsAppTemplates[kind]).text;
  return {
    ...{ id, recipient, language },
    text: template.replace(/\{\{(\d)\}\}/g, (_, number) => parameters[Number(number) - 1] ?? ''),
    template: { kind, parameters },
  };
}

/** Returns the values of {{3}} and {{4}}. */
function furtherParameters(
  kind: ConfigurableKind,
  order: Order,
  { language, link }: { language: Language; link: string },
): string[] {
  const { totalLkr, dueLkr, courier, trackingNumber } = order;
  switch (kind) {
    case 'order-placed':
      return [sumIn(language, totalLkr)];
    case 'order-shipped':
      return [[courier, trackingNumber].filter(Boolean).join(' ') || '–'];
    case 'transfer-reminder':
      return [sumIn(language, dueLkr), link];
    case 'slip-refused':
    case 'cancel-declined':
    case 'problem-answered':
      return [link];
    default:
      return [];
  }
}
