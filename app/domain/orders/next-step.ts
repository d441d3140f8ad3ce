import { canBeEdited, type OrderSource, type OrderStatus, type PaymentStatus } from './order.ts';
import { cashToCollectLkr, dueInAdvanceLkr, isCashAtCourier } from './payment.ts';

/** The owner's next step on an order. */
export type NextStep =
  | 'answer-cancel'
  | 'confirm'
  | 'pack'
  | 'ship'
  | 'money-received'
  | 'delivered'
  | 'delivered-and-paid'
  | 'refund';

type OpenOrder = Parameters<typeof cashToCollectLkr>[0] & {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  courier: string;
  source: OrderSource;
  customerPhone: string;
  confirmedByPhoneAt: Date | null;
  packedAt: Date | null;
  cancelAskedAt: Date | null;
  refundDueLkr: number;
  /** Set while a chargeback waits for the owner. */
  chargedBackAt?: Date | null;
};

/**
 * Returns the next step; undefined where none is left, and while a chargeback is open. `queue-conditions.server.ts` has the
 * steps that make a queue as SQL.
 */
export function nextStepOf(order: OpenOrder): NextStep | undefined {
  const { status, refundDueLkr } = order;
  if (order.chargedBackAt) return undefined;
  if (order.cancelAskedAt) return 'answer-cancel';
  if (isWaitingForMoney(order)) return 'money-received';
  if (canBeEdited(order)) return stepBeforeShipping(order);
  if (status === 'shipped') return collectsCashItself(order) ? 'delivered-and-paid' : 'delivered';
  return refundDueLkr > 0 ? 'refund' : undefined;
}

/** Returns the step of an order that is not shipped yet; none if it was refunded in full, since its parcel is not paid. */
function stepBeforeShipping(order: OpenOrder): NextStep | undefined {
  if (isToConfirm(order)) return 'confirm';
  if (order.paymentStatus === 'refunded') return undefined;
  return order.packedAt ? 'ship' : 'pack';
}

/** Returns whether the shop delivers the parcel and collects the money itself. */
function collectsCashItself({ dueLkr, courier }: OpenOrder): boolean {
  return dueLkr > 0 && courier === '';
}

/** Returns whether money is due in advance, or for a delivered parcel whose cash no courier pays out. */
function isWaitingForMoney(order: OpenOrder): boolean {
  if (order.status === 'cancelled') return false;
  if (dueInAdvanceLkr(order) > 0) return true;
  return order.status === 'delivered' && order.dueLkr > 0 && !isCashAtCourier(order);
}

/** Returns whether the customer should be called before packing: a web order with cash on delivery, not confirmed yet. */
export function isToConfirm(
  order: Omit<
    OpenOrder,
    'paymentStatus' | 'packedAt' | 'cancelAskedAt' | 'refundDueLkr' | 'courier'
  >,
): boolean {
  const isConfirmed = order.source === 'phone' || order.confirmedByPhoneAt !== null;
  return (
    canBeEdited(order) && !isConfirmed && order.customerPhone !== '' && cashToCollectLkr(order) > 0
  );
}
