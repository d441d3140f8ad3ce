import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';

export type Money = { total: number; received: number; refunded: number; waived: number };
type Order = Money & { status: OrderStatus; paymentStatus: PaymentStatus };

/** Returns what the customer has paid and was not refunded. */
export const netReceived = ({ received, refunded }: Money) => received - refunded;
const amountToPay = ({ status, total, waived }: Order) =>
  status === 'cancelled' ? 0 : total - waived;

/** Positive: the customer owes the shop. Negative: the shop owes the customer. */
export const balanceOf = (order: Order) => amountToPay(order) - netReceived(order);

/** Derives the payment status of the order from its money. */
export function updatePaymentStatus(order: Order): void {
  const isOpen = order.paymentStatus === 'pending' || order.paymentStatus === 'failed';
  if (balanceOf(order) > 0) {
    if (!isOpen) order.paymentStatus = 'pending';
  } else if (netReceived(order) > 0) {
    order.paymentStatus = 'paid';
  } else if (
    order.refunded > 0 &&
    (order.paymentStatus === 'paid' || order.status !== 'cancelled')
  ) {
    order.paymentStatus = 'refunded';
  }
}

/** Applies a payment status that the owner sets to the amounts of the order. */
export function setPaymentStatus(order: Order, requested: PaymentStatus): void {
  const wasOpen = order.paymentStatus === 'pending' || order.paymentStatus === 'failed';
  order.paymentStatus = requested;
  if (requested === 'paid') {
    if (netReceived(order) >= order.total - order.waived) order.waived = 0;
    order.received += Math.max(0, order.total - order.waived - netReceived(order));
  } else if (requested === 'refunded') {
    order.refunded = order.received;
    if (order.status !== 'cancelled') order.waived = order.total;
  } else if (!wasOpen) {
    order.received = order.refunded;
    order.waived = 0;
  }
  updatePaymentStatus(order);
}

/** Refunds what the shop owes first; what is refunded beyond that is waived. */
export function addRefund(order: Order, amount: number): void {
  const open = balanceOf(order);
  order.refunded += amount;
  if (order.status !== 'cancelled' && open <= 0) order.waived += Math.max(0, amount + open);
  updatePaymentStatus(order);
}
