import { textIn } from '#domain/kernel/bilingual.ts';
import { groupedRupees } from '#domain/kernel/rupees.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { ComposedMessages } from '#domain/messages/channel.ts';
import { smsSize } from '#domain/messages/sms-parts.ts';
import type { MessageRow } from '#domain/messages/tables.server.ts';
import { isChosenKind } from '#domain/messages/ways/ways.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { smsTexts } from './sms-message.copy.ts';

/** Puts an SMS into its words. Undefined once the order is gone. */
export async function composeSms(
  shop: Shop,
  message: MessageRow,
  appUrl: string,
): Promise<ComposedMessages['sms'] | undefined> {
  const { id, kind, recipient, language, orderId } = message;
  const order = orderId ? await findOrder(shop, orderId) : undefined;
  if (!(order && isChosenKind(kind))) return undefined;
  const { siteName } = await readSettings(shop);
  const texts = smsTexts({
    shop: siteName,
    number: order.orderNumber,
    sum: groupedRupees(kind === 'order-placed' ? order.totalLkr : order.dueLkr),
    parcel: [order.courier, order.trackingNumber].filter(Boolean).join(' '),
    link: `${appUrl}${language === 'si' ? '/si' : ''}/order-success/${order.id}`,
  });
  const { text } = textIn(language, texts[kind]);
  return { id, recipient, language, text, isUnicode: smsSize(text).isUnicode };
}
