export const orderStatuses = ['pending', 'paid', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Made for people to read out. It is no key to the order page: that is the id. */
export function drawOrderNumber(at: Date): string {
  return `ORD-${at.getTime()}-${Math.floor(Math.random() * 1000)}`;
}

/** A cancelled order whose money has come in: the owner has to send it back. */
export function isRefundDue(order: { status: OrderStatus; paymentStatus: PaymentStatus }): boolean {
  return order.status === 'cancelled' && order.paymentStatus === 'paid';
}
