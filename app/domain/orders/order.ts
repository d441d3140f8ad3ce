export const orderStatuses = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * The open money tasks of an order: a transfer, cash of a delivered parcel, cash that a courier has, a refund.
 */
export const orderDues = ['transfer', 'delivered', 'courier', 'refund'] as const;
export type OrderDue = (typeof orderDues)[number];

/**
 * The filters of the list of orders: a call before packing or none, due money, and flags to check.
 */
export const orderConcerns = [
  'charged-back',
  'cancel-asked',
  'to-confirm',
  'confirmed',
  ...orderDues,
  'flagged',
] as const;
export type OrderConcern = (typeof orderConcerns)[number];

/** Where an order came from: the checkout, or the owner who took it by phone. */
export const orderSources = ['web', 'phone'] as const;
export type OrderSource = (typeof orderSources)[number];

/** Why the owner cancels an order. */
export const cancelReasons = [
  'customer-asked',
  'not-reached',
  'ordered-twice',
  'sold-out',
  'not-paid',
  'not-trusted',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why an order is not cancelled when its customer asks. The customer reads it in their language. */
export const declineReasons = ['packed', 'sent', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What can be wrong with a delivered parcel, as the refund policy has it. */
export const problemKinds = ['damaged', 'wrong-item', 'missing-item', 'other'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Why the owner refuses a bank slip. The customer reads it in their language. */
export const slipReasons = [
  'unreadable',
  'wrong-amount',
  'wrong-account',
  'not-arrived',
  'other',
] as const;
export type SlipReason = (typeof slipReasons)[number];

/** How money is refunded: by hand, or through the gateway of the payment. */
export const refundMethods = ['cash', 'bank', 'payhere'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** Returns whether name, address and quantities can be edited: until the parcel has left. */
export function canBeEdited({ status }: { status: OrderStatus }): boolean {
  return status === 'pending' || status === 'paid';
}

/**
 * Returns a number to read out on the phone. It gives no access: the order page is addressed by the id.
 */
export function drawOrderNumber(at: Date): string {
  return `ORD-${at.getTime()}-${Math.floor(Math.random() * 1000)}`;
}

/** Returns the last six digits of an order number, without its hyphen: with the phone they are enough to find it. */
export function shortOrderNumber(orderNumber: string): string {
  return orderNumber.replace(/\D/g, '').slice(-6);
}
