export const orderStatuses = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What an order waits for that has to do with money: a transfer, the cash of a delivered parcel, a refund. */
export const orderDues = ['transfer', 'delivered', 'refund'] as const;
export type OrderDue = (typeof orderDues)[number];

/** What a list of orders can be narrowed to: besides what is due, what the owner should look at first. */
export const orderConcerns = [...orderDues, 'flagged'] as const;
export type OrderConcern = (typeof orderConcerns)[number];

/** Where an order came from: the checkout, or the owner who took it on the phone. */
export const orderSources = ['web', 'phone'] as const;
export type OrderSource = (typeof orderSources)[number];

/** How money goes back by hand. */
export const refundMethods = ['cash', 'bank'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** Name, address and quantities can be put right until the parcel has left. */
export function canBeEdited({ status }: { status: OrderStatus }): boolean {
  return status === 'pending' || status === 'paid';
}

/** Made for people to read out. It is no key to the order page: that is the id. */
export function drawOrderNumber(at: Date): string {
  return `ORD-${at.getTime()}-${Math.floor(Math.random() * 1000)}`;
}
