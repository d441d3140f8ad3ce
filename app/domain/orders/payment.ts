import { type PaymentMethod, paymentTiming } from '#domain/payments/payment-methods.ts';
import { canBeEdited, type OrderDue, type OrderStatus, type PaymentStatus } from './order.ts';
import { netReceivedLkr, type OrderMoney } from './order-money.ts';

type Charged = { paymentMethod: PaymentMethod; dueLkr: number };
type Carried = Charged & { status: OrderStatus; courier: string };
type Payable = Carried & {
  paymentStatus: PaymentStatus;
  refundDueLkr: number;
  cancelAskedAt: Date | null;
};

/** Returns the cash that the courier has to bring back, in rupees. */
export function cashToCollectLkr({ paymentMethod, dueLkr }: Charged): number {
  return paymentTiming(paymentMethod) === 'on-delivery' ? dueLkr : 0;
}

/** Returns what should be received by bank or card before the parcel leaves, in rupees. */
export function dueInAdvanceLkr({ paymentMethod, dueLkr }: Charged): number {
  return paymentTiming(paymentMethod) === 'on-delivery' ? 0 : dueLkr;
}

/** Returns what the customer has to transfer to the shop's account, in rupees. */
export function bankTransferDueLkr({ paymentMethod, dueLkr }: Charged): number {
  return paymentTiming(paymentMethod) === 'before-dispatch' ? dueLkr : 0;
}

/**
 * Returns whether a courier has or collects the cash of a parcel, and pays it out as a remittance (decision 065).
 */
export function isCashAtCourier({ status, courier, ...charged }: Carried): boolean {
  const hasLeft = status === 'shipped' || status === 'delivered';
  return hasLeft && courier !== '' && cashToCollectLkr(charged) > 0;
}

/** Returns whether only the provider of the payment can confirm that its money arrived. */
export function usesOnlinePayment({ paymentMethod }: Pick<Charged, 'paymentMethod'>): boolean {
  return paymentTiming(paymentMethod) === 'online';
}

/** Returns whether money was received that could be refunded. */
export function isRefundable(order: OrderMoney): boolean {
  return netReceivedLkr(order) > 0;
}

/** The conditions about an order's payment. `payment.server.ts` has the same as SQL. */
export type PaymentCondition = OrderDue | 'ready-to-ship';

export const paymentConditions: Record<PaymentCondition, (order: Payable) => boolean> = {
  transfer: (order) =>
    bankTransferDueLkr(order) > 0 && (canBeEdited(order) || order.status === 'shipped'),
  delivered: (order) => order.status === 'delivered' && order.dueLkr > 0 && !isCashAtCourier(order),
  courier: isCashAtCourier,
  refund: ({ refundDueLkr }) => refundDueLkr > 0,
  'ready-to-ship': (order) =>
    canBeEdited(order) &&
    order.cancelAskedAt === null &&
    (paymentTiming(order.paymentMethod) === 'on-delivery' || order.paymentStatus === 'paid'),
};
