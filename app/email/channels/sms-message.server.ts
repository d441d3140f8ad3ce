import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MessageByChannel } from '#domain/messages/channel.ts';
import {
  type ConfigurableKind,
  isConfigurableKind,
} from '#domain/messages/channel-choices/channel-choices.ts';
import { smsSize } from '#domain/messages/sms-parts.ts';
import type { MessageRow } from '#domain/messages/tables.server.ts';
import {
  orderPlacedUnpaid,
  orderPlacedWhileClosed,
} from '#domain/messages/texts/default-texts.copy.ts';
import { fillText } from '#domain/messages/texts/placeholders.ts';
import { readText } from '#domain/messages/texts/read-text.server.ts';
import { waitsForPayment } from '#domain/orders/payment.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { closureOf } from '#domain/settings/closure.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { codeText, smsFacts } from './sms.copy.ts';

/** Composes an SMS, and returns whether it needs more than the characters of GSM-7. */
export async function composeSms(
  shop: Shop,
  message: MessageRow,
  appUrl: string,
): Promise<MessageByChannel['sms'] | undefined> {
  const composed = await composeText(shop, message, appUrl);
  return composed && { ...composed, isUnicode: smsSize(composed.text).isUnicode };
}

/** Composes the owner's text or the default one, and for a code a fixed text. Undefined once the order is gone. */
export async function composeText(shop: Shop, message: MessageRow, appUrl: string) {
  const { id, kind, recipient, language, orderId, secretLink, uselessAfter } = message;
  const settings = await readSettings(shop);
  if (kind === 'phone-code') {
    const shopName = textIn(language, settings.siteName).text;
    const text = codeText(shopName, secretLink, uselessAfter);
    return { id, recipient, language, text: textIn(language, text).text };
  }
  const order = orderId ? await findOrder(shop, orderId) : undefined;
  if (!(order && isConfigurableKind(kind))) return undefined;
  const template = textIn(language, await findTemplate(shop, order, { kind, settings })).text;
  const text = fillText(template, smsFacts(order, { language, appUrl, settings }));
  return { id, recipient, language, text };
}

type Template = { kind: ConfigurableKind; settings: Settings };

/** Finds the owner's text or a default one. In a closed shop or before a payment, the default does not promise 24 hours. */
async function findTemplate(
  shop: Shop,
  order: Order,
  { kind, settings }: Template,
): Promise<Bilingual> {
  const { text, isOwn } = await readText(shop, kind);
  if (kind !== 'order-placed' || isOwn) return text;
  if (waitsForPayment(order)) return orderPlacedUnpaid;
  const closure = closureOf(settings, shop.now());
  return closure ? orderPlacedWhileClosed(closure.reopensAt) : text;
}
