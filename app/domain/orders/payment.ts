import { type PaymentMethod, paymentTiming } from '#domain/payments/payment-methods.ts';
import {
  canBeEdited,
  isToBeSent,
  type OrderDue,
  type OrderStatus,
  type PaymentStatus,
} from './order.ts';
import { netReceivedLkr, type OrderMoney } from './order-money.ts';

type OrderBalance = { paymentMethod: PaymentMethod; dueLkr: number };
type ShipmentBalance = OrderBalance & { status: OrderStatus; courier: string };
type OrderPayment = ShipmentBalance & {
  paymentStatus: PaymentStatus;
  refundDueLkr: number;
  cancelAskedAt: Date | null;
  chargedBackAt: Date | null;
};

/** Returns the cash to collect on delivery, in rupees. */
export function cashToCollectLkr({ paymentMethod, dueLkr }: OrderBalance): number {
  return paymentTiming(paymentMethod) === 'on-delivery' ? dueLkr : 0;
}

/** Returns whether an order paid on delivery is settled, so that its courier collects nothing. */
export function isCashSettled(order: OrderBalance): boolean {
  return paymentTiming(order.paymentMethod) === 'on-delivery' && cashToCollectLkr(order) === 0;
}

/** Returns what is due before shipping, by bank transfer or online, in rupees. */
export function dueInAdvanceLkr({ paymentMethod, dueLkr }: OrderBalance): number {
  return paymentTiming(paymentMethod) === 'on-delivery' ? 0 : dueLkr;
}

/** Returns whether the shop prepares the parcel only once a payment in advance has arrived. */
export function waitsForPayment(
  order: OrderBalance & Pick<OrderPayment, 'status' | 'paymentStatus'>,
): boolean {
  return isToBeSent(order) && dueInAdvanceLkr(order) > 0;
}

/** Returns what is due by bank transfer, without online payments, in rupees. */
export function bankTransferDueLkr({ paymentMethod, dueLkr }: OrderBalance): number {
  return usesBankTransfer({ paymentMethod }) ? dueLkr : 0;
}

export function usesBankTransfer({ paymentMethod }: Pick<OrderBalance, 'paymentMethod'>): boolean {
  return paymentTiming(paymentMethod) === 'before-dispatch';
}

/**
 * Returns whether a courier collects or holds the cash of a parcel, and pays it out as a remittance (decision 065).
 */
export function isCashAtCourier({ status, courier, ...balance }: ShipmentBalance): boolean {
  const isShipped = status === 'shipped' || status === 'delivered';
  return isShipped && courier !== '' && cashToCollectLkr(balance) > 0;
}

/** Returns whether the order is paid online, so that only the payment provider can confirm that its money arrived. */
export function usesOnlinePayment({ paymentMethod }: Pick<OrderBalance, 'paymentMethod'>): boolean {
  return paymentTiming(paymentMethod) === 'online';
}

/** Returns whether money was received that could be refunded. */
export function isRefundable(order: OrderMoney): boolean {
  return netReceivedLkr(order) > 0;
}

/**
 * Returns whether an order that is not shipped yet was refunded in full, or charged back by the payer's bank, so that its
 * parcel would not be paid.
 */
export function isPaymentReversed(
  order: Pick<OrderPayment, 'status' | 'paymentStatus'> & { chargedBackAt: Date | null },
): boolean {
  const isReversed = order.chargedBackAt !== null || order.paymentStatus === 'refunded';
  return canBeEdited(order) && isReversed;
}

/** Returns whether an order may be shipped together with others: not if it was refunded or charged back (decision 049). */
export function canBeShippedWithOthers(order: Parameters<typeof isPaymentReversed>[0]): boolean {
  return canBeEdited(order) && !isPaymentReversed(order);
}

/** The payment conditions that an order can meet: those explained at `orderDues`, and that its payment permits shipping. */
export type PaymentCondition = OrderDue | 'ready-to-ship';

/** Each condition as a predicate; `payment.server.ts` has the same as SQL. */
export const paymentConditions: Record<PaymentCondition, (order: OrderPayment) => boolean> = {
  transfer: (order) =>
    bankTransferDueLkr(order) > 0 && (canBeEdited(order) || order.status === 'shipped'),
  delivered: (order) => order.status === 'delivered' && order.dueLkr > 0 && !isCashAtCourier(order),
  courier: isCashAtCourier,
  refund: ({ refundDueLkr }) => refundDueLkr > 0,
  'ready-to-ship': (order) =>
    canBeEdited(order) &&
    order.cancelAskedAt === null &&
    order.chargedBackAt === null &&
    order.paymentStatus !== 'refunded' &&
    dueInAdvanceLkr(order) === 0,
};
