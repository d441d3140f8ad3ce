import type { OrderStatus, PaymentStatus } from './order.ts';

/** The sums of an order in whole rupees, as its row holds them. */
export type OrderMoney = {
  totalLkr: number;
  receivedLkr: number;
  refundedLkr: number;
  waivedLkr: number;
};
/** An order as far as its money goes. */
export type MoneyState = OrderMoney & { status: OrderStatus; paymentStatus: PaymentStatus };

/** What the shop has of the customer's money. */
export function keptLkr({ receivedLkr, refundedLkr }: OrderMoney): number {
  return receivedLkr - refundedLkr;
}

/** What the customer still has to pay. The database computes the same for each row. */
export function dueLkr(order: Omit<MoneyState, 'paymentStatus'>): number {
  return Math.max(0, chargedLkr(order) - keptLkr(order));
}

/** What the shop has to send back. The database computes the same for each row. */
export function refundDueLkr(order: Omit<MoneyState, 'paymentStatus'>): number {
  return Math.max(0, keptLkr(order) - chargedLkr(order));
}

function chargedLkr({ status, totalLkr, waivedLkr }: Omit<MoneyState, 'paymentStatus'>): number {
  return status === 'cancelled' ? 0 : totalLkr - waivedLkr;
}

/**
 * The order after the owner has set its payment status. `paid`: all that was open has come. `refunded`: all that was
 * kept went back, and nothing more is asked for. `pending` and `failed` of an order that was settled: nothing has come.
 */
export function withPayment<Order extends MoneyState>(order: Order, wanted: PaymentStatus): Order {
  if (wanted === order.paymentStatus) return order;
  const marked = { ...order, paymentStatus: wanted };
  const isCancelled = order.status === 'cancelled';
  if (wanted === 'paid') {
    const isWaived = order.totalLkr - order.waivedLkr <= keptLkr(order);
    const waivedLkr = isWaived ? 0 : order.waivedLkr;
    const openLkr = Math.max(0, order.totalLkr - waivedLkr - keptLkr(order));
    return settled({ ...marked, waivedLkr, receivedLkr: order.receivedLkr + openLkr });
  }
  if (wanted === 'refunded') {
    const waivedLkr = isCancelled ? order.waivedLkr : order.totalLkr;
    return settled({ ...marked, waivedLkr, refundedLkr: order.receivedLkr });
  }
  const wasOpen = order.paymentStatus === 'pending' || order.paymentStatus === 'failed';
  return settled(wasOpen ? marked : { ...marked, waivedLkr: 0, receivedLkr: order.refundedLkr });
}

/**
 * The order after money went back. It settles what was kept too much first; what is given back beyond that, of an order
 * that was paid, is not asked for again.
 */
export function withRefund<Order extends MoneyState>(order: Order, amountLkr: number): Order {
  const isPaidUp = dueLkr(order) === 0 && order.status !== 'cancelled';
  const giftLkr = isPaidUp ? Math.max(0, amountLkr - refundDueLkr(order)) : 0;
  return settled({
    ...order,
    refundedLkr: order.refundedLkr + amountLkr,
    waivedLkr: order.waivedLkr + giftLkr,
  });
}

/** The order after its total changed. What a smaller total takes off is taken off what was waived first. */
export function withTotal<Order extends MoneyState>(order: Order, totalLkr: number): Order {
  const lessLkr = Math.max(0, order.totalLkr - totalLkr);
  return settled({ ...order, totalLkr, waivedLkr: Math.max(0, order.waivedLkr - lessLkr) });
}

/** The order in another status: a cancelled one asks for nothing, one that comes back asks for what is open. */
export function withStatus<Order extends MoneyState>(order: Order, status: OrderStatus): Order {
  return settled({ ...order, status });
}

/** The payment status that the sums allow: the one it has, where it agrees with them. */
function settled<Order extends MoneyState>(order: Order): Order {
  return { ...order, paymentStatus: agreeingStatus(order) };
}

function agreeingStatus(order: MoneyState): PaymentStatus {
  const { paymentStatus } = order;
  const isOpen = paymentStatus === 'pending' || paymentStatus === 'failed';
  if (dueLkr(order) > 0) return isOpen ? paymentStatus : 'pending';
  if (keptLkr(order) > 0) return 'paid';
  return paymentStatus === 'paid' && order.refundedLkr > 0 ? 'refunded' : paymentStatus;
}
