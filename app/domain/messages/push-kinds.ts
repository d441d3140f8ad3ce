import type { PushKind } from '#domain/push/push-kind.ts';
import type { MessageKind } from './message.ts';

/** The kind of notification by which an admin chooses each message to devices. */
export const pushKindOf = {
  'new-order': 'orders',
  'new-slip': 'slips',
  'cancel-request': 'cancels',
  'charge-back': 'payments',
  'payment-received': 'payments',
  'parcel-problem': 'enquiries',
  'contact-message': 'enquiries',
  // No push kind is about it: owners who are notified of orders get it.
  'sms-limit': 'orders',
} as const satisfies { [Kind in MessageKind]?: PushKind };
export type NotifiedKind = keyof typeof pushKindOf;

export function isNotifiedKind(kind: MessageKind): kind is NotifiedKind {
  return kind in pushKindOf;
}
