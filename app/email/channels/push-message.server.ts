import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MessageByChannel } from '#domain/messages/channel.ts';
import type { MessageRow } from '#domain/messages/tables.server.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { findPushDevice } from '#domain/push/push-recipients.server.ts';
import { answerableUntil } from '#domain/support/chat-window.server.ts';
import type { ContactSource } from '#domain/support/contact-state.ts';
import { findContactMessage } from '#domain/support/find-contact-message.server.ts';
import { answerInInbox } from '#email/answer-chat.copy.ts';
import { newOrderTitle, pushCopy } from './push-message.copy.ts';

type PushText = { title: Bilingual; text: Bilingual; path: string };

/**
 * Composes a notification that may appear on a locked screen: it has order numbers and amounts, but nothing about the
 * customer and no text of theirs. Undefined once the device, or the subject, no longer exists.
 */
export async function composePush(
  shop: Shop,
  message: MessageRow,
  appUrl: string,
): Promise<MessageByChannel['push'] | undefined> {
  const { id, recipient, language, pushDeviceId, uselessAfter } = message;
  const device = pushDeviceId ? await findPushDevice(shop, pushDeviceId) : undefined;
  const content = await findPushText(shop, message);
  if (!(device && content)) return undefined;
  const translate = (text: Bilingual) => textIn(language, text).text;
  const leftMs = uselessAfter.getTime() - shop.now().getTime();
  return {
    ...{ id, recipient, language, device },
    subject: translate(content.title),
    text: translate(content.text),
    url: `${appUrl}/admin${content.path}`,
    tag: id,
    lifeSeconds: Math.max(0, Math.ceil(leftMs / 1000)),
  };
}

async function findPushText(shop: Shop, message: MessageRow): Promise<PushText | undefined> {
  const { kind, orderId, contactMessageId } = message;
  if (kind === 'contact-message') {
    const enquiry = contactMessageId && (await findContactMessage(shop, contactMessageId));
    return enquiry ? pushTextOfEnquiry(shop, enquiry) : undefined;
  }
  if (kind === 'sms-limit') {
    return {
      title: pushCopy.smsLimit,
      text: pushCopy.smsLimitText,
      path: '/messages?state=waiting',
    };
  }
  const order = orderId ? await findOrder(shop, orderId) : undefined;
  return order && { ...pushTextOfOrder(kind, order), path: `/orders/${order.id}` };
}

type Enquiry = { id: string; source: ContactSource; phone: string };

async function pushTextOfEnquiry(shop: Shop, enquiry: Enquiry): Promise<PushText> {
  const path = `/inbox/${enquiry.id}`;
  const until = await answerableUntil(shop, enquiry);
  return until
    ? { title: pushCopy.chat, text: answerInInbox(until, shop.now()), path }
    : { title: pushCopy.enquiry, text: pushCopy.openToRead, path };
}

function pushTextOfOrder(kind: MessageRow['kind'], order: Order): Omit<PushText, 'path'> {
  const { orderNumber, totalLkr, paymentMethod } = order;
  const number = { en: orderNumber, si: orderNumber };
  switch (kind) {
    case 'new-order': {
      const { label } = paymentMethodCopy[paymentMethod];
      const text = { en: `${orderNumber}, ${label.en}`, si: `${orderNumber}, ${label.si}` };
      return { title: newOrderTitle(totalLkr), text };
    }
    case 'payment-received':
      return { title: pushCopy.payment, text: number };
    case 'charge-back':
      return { title: pushCopy.chargeBack, text: number };
    case 'cancel-request':
      return { title: pushCopy.cancel, text: number };
    case 'new-slip':
      return { title: pushCopy.slip, text: number };
    default:
      return { title: pushCopy.problem, text: number };
  }
}
