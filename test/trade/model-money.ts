import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts';

export type Money = { total: number; received: number; refunded: number; waived: number };
type Order = Money & { status: OrderStatus; payment: PaymentStatus };

const keptOf = ({ received, refunded }: Money) => received - refunded;
const askedOf = ({ status, total, waived }: Order) => (status === 'cancelled' ? 0 : total - waived);

/** Above zero the customer owes, below it the shop. */
const openOf = (order: Order) => askedOf(order) - keptOf(order);

/** Derives the payment status from the money. */
export function settle(order: Order): void {
  const isOpen = order.payment === 'pending' || order.payment === 'failed';
  if (openOf(order) > 0) {
    if (!isOpen) order.payment = 'pending';
  } else if (keptOf(order) > 0) {
    order.payment = 'paid';
  } else if (order.payment === 'paid' && order.refunded > 0) {
    order.payment = 'refunded';
  }
}

/** Records what became of the money. */
export function receive(order: Order, wanted: PaymentStatus): void {
  const wasOpen = order.payment === 'pending' || order.payment === 'failed';
  order.payment = wanted;
  if (wanted === 'paid') {
    if (keptOf(order) >= order.total - order.waived) order.waived = 0;
    order.received += Math.max(0, order.total - order.waived - keptOf(order));
  } else if (wanted === 'refunded') {
    order.refunded = order.received;
    if (order.status !== 'cancelled') order.waived = order.total;
  } else if (!wasOpen) {
    order.received = order.refunded;
    order.waived = 0;
  }
  settle(order);
}

/** Refunds: first what the shop owes, then, on a fully paid order, as a gift. */
export function sendBack(order: Order, amount: number): void {
  const open = openOf(order);
  order.refunded += amount;
  if (order.status !== 'cancelled' && open <= 0) order.waived += Math.max(0, amount + open);
  settle(order);
}
