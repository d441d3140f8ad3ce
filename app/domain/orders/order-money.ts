import type { OrderStatus, PaymentStatus } from './order.ts';

/** The sums of an order in whole rupees, as in its row. */
export type OrderMoney = {
  totalLkr: number;
  receivedLkr: number;
  refundedLkr: number;
  /** The part of the total that is no longer charged, because it was refunded after payment or written off. */
  waivedLkr: number;
};
/** The sums of an order with the statuses that depend on them. */
export type PaymentState = OrderMoney & { status: OrderStatus; paymentStatus: PaymentStatus };

/** The part of the total that is for returned units, which stay in the lines: before and after an edit. */
export type ReturnedPrice = { beforeLkr: number; afterLkr: number };

/** Returns what was received without what was refunded. */
export function netReceivedLkr({ receivedLkr, refundedLkr }: OrderMoney): number {
  return receivedLkr - refundedLkr;
}

/** Returns what the customer still has to pay. A generated column holds the same. */
export function dueLkr(order: Omit<PaymentState, 'paymentStatus'>): number {
  return Math.max(0, chargedLkr(order) - netReceivedLkr(order));
}

/** Returns whether documents and pages show the amount due: not if it equals the total and nothing was received. */
export function showsAmountDue(
  order: Pick<OrderMoney, 'totalLkr' | 'receivedLkr'> & { dueLkr: number },
): boolean {
  return order.dueLkr > 0 && (order.receivedLkr > 0 || order.dueLkr !== order.totalLkr);
}

/** Returns what the shop has to refund. A generated column holds the same. */
export function refundDueLkr(order: Omit<PaymentState, 'paymentStatus'>): number {
  return Math.max(0, netReceivedLkr(order) - chargedLkr(order));
}

function chargedLkr({ status, totalLkr, waivedLkr }: Omit<PaymentState, 'paymentStatus'>): number {
  return status === 'cancelled' ? 0 : totalLkr - waivedLkr;
}

/**
 * Returns the order with this payment status and its sums. `paid`: all due was received. `refunded`: all was refunded, the
 * rest is waived. `pending` or `failed` after one of these: what was refunded counts as received, nothing is waived.
 */
export function withPayment<Order extends PaymentState>(
  order: Order,
  status: PaymentStatus,
): Order {
  if (status === order.paymentStatus) return order;
  const marked = { ...order, paymentStatus: status };
  const isCancelled = order.status === 'cancelled';
  if (status === 'paid') {
    const isNothingDue = order.totalLkr - order.waivedLkr <= netReceivedLkr(order);
    // Payment after a full refund is for the whole total again.
    const waivedLkr = isNothingDue ? 0 : order.waivedLkr;
    const openLkr = Math.max(0, order.totalLkr - waivedLkr - netReceivedLkr(order));
    return withFittingPaymentStatus({
      ...marked,
      waivedLkr,
      receivedLkr: order.receivedLkr + openLkr,
    });
  }
  if (status === 'refunded') {
    const waivedLkr = isCancelled ? order.waivedLkr : order.totalLkr;
    return withFittingPaymentStatus({ ...marked, waivedLkr, refundedLkr: order.receivedLkr });
  }
  const wasOpen = order.paymentStatus === 'pending' || order.paymentStatus === 'failed';
  return withFittingPaymentStatus(
    wasOpen ? marked : { ...marked, waivedLkr: 0, receivedLkr: order.refundedLkr },
  );
}

/**
 * Returns the order without money that did not arrive after all. A paid order gets the payment status `before`.
 */
export function withoutReceived<Order extends PaymentState>(
  order: Order,
  amountLkr: number,
  before: PaymentStatus,
): Order {
  const paymentStatus = order.paymentStatus === 'paid' ? before : order.paymentStatus;
  return withFittingPaymentStatus({
    ...order,
    receivedLkr: order.receivedLkr - amountLkr,
    paymentStatus,
  });
}

/** Returns the order with received money, which may be more than was due. */
export function withReceived<Order extends PaymentState>(order: Order, amountLkr: number): Order {
  return withFittingPaymentStatus({ ...order, receivedLkr: order.receivedLkr + amountLkr });
}

/**
 * Returns the order after a refund. The amount first settles a refund that is due; the rest is waived if the order was
 * paid in full.
 */
export function withRefund<Order extends PaymentState>(order: Order, amountLkr: number): Order {
  const isPaidUp = dueLkr(order) === 0 && order.status !== 'cancelled';
  const waivedNowLkr = isPaidUp ? Math.max(0, amountLkr - refundDueLkr(order)) : 0;
  return withFittingPaymentStatus({
    ...order,
    refundedLkr: order.refundedLkr + amountLkr,
    waivedLkr: order.waivedLkr + waivedNowLkr,
  });
}

/**
 * Returns the order with another total. What was waived covers returned units first, and stays with them. A lower price of
 * the other units first lowers what is due, then the rest of what was waived.
 */
export function withTotal<Order extends PaymentState>(
  order: Order,
  totalLkr: number,
  returnedPrice: ReturnedPrice,
): Order {
  const waivedBeyondReturnsLkr = order.waivedLkr - returnedPrice.beforeLkr;
  if (waivedBeyondReturnsLkr < 0) {
    const waivedLkr = Math.min(order.waivedLkr, returnedPrice.afterLkr);
    return withFittingPaymentStatus({ ...order, totalLkr, waivedLkr });
  }
  const reductionLkr =
    order.totalLkr - returnedPrice.beforeLkr - (totalLkr - returnedPrice.afterLkr);
  const unwaivedLkr = Math.max(0, reductionLkr - dueLkr(order));
  const waivedLkr = returnedPrice.afterLkr + Math.max(0, waivedBeyondReturnsLkr - unwaivedLkr);
  return withFittingPaymentStatus({ ...order, totalLkr, waivedLkr });
}

/** Returns the order in another status: a cancelled one has nothing due. */
export function withStatus<Order extends PaymentState>(order: Order, status: OrderStatus): Order {
  return withFittingPaymentStatus({ ...order, status });
}

/** Adjusts the payment status to the sums; keeps the current one where they allow it. */
function withFittingPaymentStatus<Order extends PaymentState>(order: Order): Order {
  return { ...order, paymentStatus: fittingPaymentStatus(order) };
}

function fittingPaymentStatus(order: PaymentState): PaymentStatus {
  const { paymentStatus } = order;
  const isOpen = paymentStatus === 'pending' || paymentStatus === 'failed';
  if (dueLkr(order) > 0) return isOpen ? paymentStatus : 'pending';
  if (netReceivedLkr(order) > 0) return 'paid';
  const mayBeRefunded = paymentStatus === 'paid' || order.status !== 'cancelled';
  return mayBeRefunded && order.refundedLkr > 0 ? 'refunded' : paymentStatus;
}
