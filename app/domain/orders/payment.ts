import { collects, type PaymentMethod } from '#domain/payments/payment-methods.ts';
import { canBeEdited, type OrderDue, type OrderStatus, type PaymentStatus } from './order.ts';
import { keptLkr, type OrderMoney } from './order-money.ts';

type Charged = { paymentMethod: PaymentMethod; dueLkr: number };
type Carried = Charged & { status: OrderStatus; courier: string };
type Payable = Carried & {
  paymentStatus: PaymentStatus;
  refundDueLkr: number;
  cancelAskedAt: Date | null;
};

/** Returns the cash that the courier has to bring back, in rupees. */
export function cashToCollectLkr({ paymentMethod, dueLkr }: Charged): number {
  return collects(paymentMethod) === 'on-delivery' ? dueLkr : 0;
}

/** Returns what should be received by bank or card before the parcel leaves, in rupees. */
export function dueBeforeDispatchLkr({ paymentMethod, dueLkr }: Charged): number {
  return collects(paymentMethod) === 'on-delivery' ? 0 : dueLkr;
}

/** Returns what the customer has to transfer to the shop's account, in rupees. */
export function transferDueLkr({ paymentMethod, dueLkr }: Charged): number {
  return collects(paymentMethod) === 'before-dispatch' ? dueLkr : 0;
}

/**
 * Returns whether a courier has or collects the cash of a parcel, and pays it out as a remittance (decision 065).
 */
export function isCashAtCourier({ status, courier, ...charged }: Carried): boolean {
  const hasLeft = status === 'shipped' || status === 'delivered';
  return hasLeft && courier !== '' && cashToCollectLkr(charged) > 0;
}

/** Returns whether only the provider of the payment can confirm that its money arrived. */
export function isPaidOnline({ paymentMethod }: Pick<Charged, 'paymentMethod'>): boolean {
  return collects(paymentMethod) === 'online';
}

/** Returns whether money was received that could be refunded. */
export function isRefundable(order: OrderMoney): boolean {
  return keptLkr(order) > 0;
}

/** The conditions about an order's payment. `payment.server.ts` has the same as SQL. */
export type PaymentQuestion = OrderDue | 'ready-to-leave';

export const paymentAnswers: Record<PaymentQuestion, (order: Payable) => boolean> = {
  transfer: (order) =>
    transferDueLkr(order) > 0 && (canBeEdited(order) || order.status === 'shipped'),
  delivered: (order) => order.status === 'delivered' && order.dueLkr > 0 && !isCashAtCourier(order),
  courier: isCashAtCourier,
  refund: ({ refundDueLkr }) => refundDueLkr > 0,
  'ready-to-leave': (order) =>
    canBeEdited(order) &&
    order.cancelAskedAt === null &&
    (collects(order.paymentMethod) === 'on-delivery' || order.paymentStatus === 'paid'),
};
