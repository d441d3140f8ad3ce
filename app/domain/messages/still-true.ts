import { canBeEdited, type OrderStatus } from '#domain/orders/order.ts';
import { paymentConditions } from '#domain/orders/payment.ts';
import type { MessageKind } from './message.ts';

export type OrderOfMessage = Parameters<typeof paymentConditions.transfer>[0] & {
  receivedLkr: number;
  refundedLkr: number;
};

const isNotCancelled = ({ status }: OrderOfMessage) => status !== 'cancelled';
const hasStatus = (expected: OrderStatus) => (order: OrderOfMessage) => order.status === expected;

/** Returns whether money of an order came and was not reverted. What was refunded before a reversal stays received. */
function hasReceivedMoney({ receivedLkr, refundedLkr, paymentStatus }: OrderOfMessage): boolean {
  return receivedLkr > refundedLkr || paymentStatus === 'refunded';
}

/** The states of its order in which each kind of message is true. Kinds that are not listed are true in every state. */
const conditions: { [Kind in MessageKind]?: (order: OrderOfMessage) => boolean } = {
  // Promises to prepare the parcel.
  'order-placed': canBeEdited,
  'order-shipped': hasStatus('shipped'),
  'order-delivered': hasStatus('delivered'),
  'order-cancelled': hasStatus('cancelled'),
  'slip-accepted': (order) => isNotCancelled(order) && hasReceivedMoney(order),
  'slip-refused': paymentConditions.transfer,
  'transfer-reminder': (order) =>
    paymentConditions.transfer(order) && canBeEdited(order) && order.cancelAskedAt === null,
  // An order that was set back has its request open again.
  'cancel-declined': (order) => isNotCancelled(order) && order.cancelAskedAt === null,
};

/** Returns whether a message depends on the state of its order. */
export function dependsOnOrder(kind: MessageKind): boolean {
  return conditions[kind] !== undefined;
}

/** Returns whether what a message says is still true of its order. */
export function isStillTrue(kind: MessageKind, order: OrderOfMessage): boolean {
  return conditions[kind]?.(order) ?? true;
}

/** The states of its order in which each notification of the panel is true. An e-mail says instead what happened since. */
const notificationConditions: { [Kind in MessageKind]?: (order: OrderOfMessage) => boolean } = {
  'new-order': isNotCancelled,
  'new-slip': paymentConditions.transfer,
  'cancel-request': ({ cancelAskedAt }) => cancelAskedAt !== null,
  'charge-back': ({ chargedBackAt }) => chargedBackAt !== null,
};

/** Returns whether what a notification of the panel says is still true of its order. */
export function isNotificationTrue(kind: MessageKind, order: OrderOfMessage): boolean {
  return notificationConditions[kind]?.(order) ?? true;
}
