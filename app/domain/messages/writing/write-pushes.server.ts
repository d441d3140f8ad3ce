import type { ShopEvent } from '#domain/kernel/events.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { pushLifeMs } from '#domain/messages/queue/lifetimes.ts';
import type { NewMessage } from '#domain/messages/tables.server.ts';
import type { PushKind } from '#domain/push/push-kind.ts';
import { listPushRecipients } from '#domain/push/push-recipients.server.ts';

type News = Pick<NewMessage, 'kind' | 'causeId' | 'orderId' | 'contactMessageId'> & {
  wanted: PushKind;
};

/**
 * Returns a message to each device whose owner subscribed to the event, held back in their quiet hours.
 */
export async function pushesAbout(
  shop: Shop,
  event: ShopEvent,
  { demo }: { demo: boolean },
): Promise<NewMessage[]> {
  const news = newsOf(event);
  if (!news) return [];
  const { wanted, ...about } = news;
  const recipients = await listPushRecipients(shop, wanted, { demo });
  return recipients.map(({ deviceId, language, holdUntil }) => ({
    ...about,
    audience: 'owner',
    channel: 'push',
    recipient: deviceId,
    pushDeviceId: deviceId,
    language,
    holdUntil: holdUntil ?? null,
    uselessAfter: new Date((holdUntil ?? shop.now()).getTime() + pushLifeMs),
  }));
}

function newsOf(event: ShopEvent): News | undefined {
  switch (event.name) {
    case 'order-placed':
      return { kind: 'new-order', wanted: 'orders', ...ofOrder(event) };
    case 'bank-slip-sent':
      return { kind: 'new-slip', wanted: 'slips', ...ofOrder(event) };
    case 'cancel-asked':
      return { kind: 'cancel-request', wanted: 'cancels', ...ofOrder(event) };
    case 'charged-back':
      return { kind: 'charge-back', wanted: 'payments', ...ofOrder(event) };
    case 'payment-received':
      return { kind: 'payment-received', wanted: 'payments', ...ofOrder(event) };
    case 'parcel-problem-reported':
      return { kind: 'parcel-problem', wanted: 'enquiries', ...ofOrder(event) };
    case 'sms-limit-reached':
      return { kind: 'sms-limit', wanted: 'orders', causeId: `sms-limit ${event.day}` };
    case 'contact-message-sent': {
      const { contactMessageId } = event;
      const about = { causeId: contactMessageId, contactMessageId };
      return { kind: 'contact-message', wanted: 'enquiries', ...about };
    }
    default:
      return undefined;
  }
}

function ofOrder({ orderId, historyId }: { orderId: string; historyId: string }) {
  return { orderId, causeId: historyId };
}
