import type { ShopEvent } from '#domain/kernel/events.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type NotifiedKind, pushKindOf } from '#domain/messages/push-kinds.ts';
import { pushLifeMs } from '#domain/messages/queue/lifetimes.ts';
import { causeOfSmsLimit } from '#domain/messages/sms-cost/reserve-sms-cost.server.ts';
import type { NewMessage } from '#domain/messages/tables.server.ts';
import { listPushRecipients } from '#domain/push/push-recipients.server.ts';

type PushNotice = Pick<NewMessage, 'causeId' | 'orderId' | 'contactMessageId'> & {
  kind: NotifiedKind;
};

/** Returns a message to each device of the owners who subscribed to the event, held until their quiet hours end. */
export async function listPushMessages(
  shop: Shop,
  event: ShopEvent,
  { demo }: { demo: boolean },
): Promise<NewMessage[]> {
  const notice = pushNoticeOf(event);
  if (!notice) return [];
  const recipients = await listPushRecipients(shop, pushKindOf[notice.kind], { demo });
  return recipients.map(({ deviceId, language, holdUntil }) => ({
    ...notice,
    audience: 'owner',
    channel: 'push',
    recipient: deviceId,
    pushDeviceId: deviceId,
    language,
    holdUntil: holdUntil ?? null,
    uselessAfter: new Date((holdUntil ?? shop.now()).getTime() + pushLifeMs),
  }));
}

function pushNoticeOf(event: ShopEvent): PushNotice | undefined {
  switch (event.name) {
    case 'order-placed':
      return { kind: 'new-order', ...ofOrder(event) };
    case 'bank-slip-sent':
      return { kind: 'new-slip', ...ofOrder(event) };
    case 'cancel-asked':
      return { kind: 'cancel-request', ...ofOrder(event) };
    case 'charged-back':
      return { kind: 'charge-back', ...ofOrder(event) };
    case 'payment-received':
      return { kind: 'payment-received', ...ofOrder(event) };
    case 'parcel-problem-reported':
      return { kind: 'parcel-problem', ...ofOrder(event) };
    case 'sms-limit-reached':
      return { kind: 'sms-limit', causeId: causeOfSmsLimit(event.day) };
    case 'contact-message-sent': {
      const { contactMessageId } = event;
      const subject = { causeId: contactMessageId, contactMessageId };
      return { kind: 'contact-message', ...subject };
    }
    default:
      return undefined;
  }
}

function ofOrder({ orderId, auditEntryId }: { orderId: string; auditEntryId: string }) {
  return { orderId, causeId: auditEntryId };
}
