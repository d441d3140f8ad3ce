import type { MessageKind } from './message.ts';

/** Kinds that may go by SMS: to customers, about their order. */
export const smsKinds = [
  'order-placed',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'slip-accepted',
  'slip-refused',
  'transfer-reminder',
  'cancel-declined',
] as const satisfies readonly MessageKind[];
export type SmsKind = (typeof smsKinds)[number];

/** `instead`: only to whom no e-mail goes. Each SMS costs the owner money, so most are of this kind. */
export type SmsUse = 'always' | 'instead' | 'never';

const uses: Record<SmsKind, SmsUse> = {
  'order-placed': 'instead',
  'order-shipped': 'always',
  'order-delivered': 'never',
  'order-cancelled': 'instead',
  'slip-accepted': 'instead',
  'slip-refused': 'instead',
  'transfer-reminder': 'instead',
  'cancel-declined': 'instead',
};

export function isSmsKind(kind: MessageKind): kind is SmsKind {
  return smsKinds.some((known) => known === kind);
}

/** Returns whether an SMS goes out beside the other messages of this kind to the same person. */
export function goesBySms(kind: MessageKind, hasEmail: boolean): boolean {
  const use = isSmsKind(kind) ? uses[kind] : 'never';
  return use === 'always' || (use === 'instead' && !hasEmail);
}
