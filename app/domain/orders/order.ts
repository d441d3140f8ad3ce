export const orderStatuses = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * The kinds of outstanding money. `transfer`: a bank transfer. `delivered`: money for a delivered parcel
 * that no courier pays out. `courier`: cash that a courier collects or holds. `refund`: a refund by the shop.
 */
export const orderDues = ['transfer', 'delivered', 'courier', 'refund'] as const;
export type OrderDue = (typeof orderDues)[number];

/**
 * The filters of the order list: open chargebacks and cancel requests, confirmation by phone, due money, and flags.
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

/** The origin of an order: the checkout, or the owner who took it by phone. */
export const orderSources = ['web', 'phone'] as const;
export type OrderSource = (typeof orderSources)[number];

/** The reasons for cancelling an order. The shop itself cancels unpaid online orders as `not-paid`. */
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

/** The reasons for declining a request to cancel. The customer reads them in their language. */
export const declineReasons = ['packed', 'sent', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The kinds of problems with a delivered parcel, by the refund policy. */
export const problemKinds = ['damaged', 'wrong-item', 'missing-item', 'other'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** The reasons for refusing a bank slip. The customer reads them in their language. */
export const slipReasons = [
  'unreadable',
  'wrong-amount',
  'wrong-account',
  'not-arrived',
  'other',
] as const;
export type SlipReason = (typeof slipReasons)[number];

/** The methods of a refund: by hand in cash or by bank transfer, or through the gateway of the payment. */
export const refundMethods = ['cash', 'bank', 'payhere'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** Returns whether name, address and quantities can be edited: until the order is shipped or cancelled. */
export function canBeEdited({ status }: { status: OrderStatus }): boolean {
  return status === 'pending' || status === 'paid';
}

/** Returns whether the parcel of an order is still to be sent: not if the order was refunded in full. */
export function isToBeSent(order: { status: OrderStatus; paymentStatus: PaymentStatus }): boolean {
  return canBeEdited(order) && order.paymentStatus !== 'refunded';
}

/**
 * Generates an order number, which people read out on the phone. Knowing it gives no access to the order page, whose URL
 * has the order's id.
 */
export function generateOrderNumber(placedAt: Date): string {
  return `ORD-${placedAt.getTime()}-${Math.floor(Math.random() * 1000)}`;
}

/** Matches the numbers of orders. */
export const orderNumberPattern = /^ORD-[\d-]{3,40}$/;

/** Returns the last six digits of an order number, without its hyphen. With the phone number they find the order. */
export function shortOrderNumber(orderNumber: string): string {
  return orderNumber.replace(/\D/g, '').slice(-6);
}
