import { canBeEdited, type OrderSource, type OrderStatus } from './order.ts';
import { cashToCollectLkr, dueInAdvanceLkr, isCashAtCourier } from './payment.ts';

/** The owner's next step on an order. */
export const nextSteps = [
  'answer-cancel',
  'confirm',
  'pack',
  'ship',
  'money-received',
  'delivered',
  'delivered-and-paid',
  'refund',
] as const;
export type NextStep = (typeof nextSteps)[number];

type Waiting = Parameters<typeof cashToCollectLkr>[0] & {
  status: OrderStatus;
  courier: string;
  source: OrderSource;
  customerPhone: string;
  confirmedByPhoneAt: Date | null;
  packedAt: Date | null;
  cancelAskedAt: Date | null;
  refundDueLkr: number;
  /** Set while a charge-back waits for the owner. */
  chargedBackAt?: Date | null;
};

/** Returns what comes next for an order; undefined once everything is done. `queues.server.ts` has the same as SQL. */
export function nextStepOf(order: Waiting): NextStep | undefined {
  const { status, refundDueLkr } = order;
  if (order.chargedBackAt) return undefined;
  if (order.cancelAskedAt) return 'answer-cancel';
  if (isWaitingForMoney(order)) return 'money-received';
  if (canBeEdited(order)) return stepBeforeShipping(order);
  if (status === 'shipped') return bringsCash(order) ? 'delivered-and-paid' : 'delivered';
  return refundDueLkr > 0 ? 'refund' : undefined;
}

function stepBeforeShipping(order: Waiting): NextStep {
  if (isToConfirm(order)) return 'confirm';
  return order.packedAt ? 'ship' : 'pack';
}

/** Cash that the shop collects itself: no courier pays it out later. */
function bringsCash({ dueLkr, courier }: Waiting): boolean {
  return dueLkr > 0 && courier === '';
}

/**
 * Money that is due before the parcel leaves, or cash of a parcel that the shop delivered itself.
 */
function isWaitingForMoney(order: Waiting): boolean {
  if (order.status === 'cancelled') return false;
  if (dueInAdvanceLkr(order) > 0) return true;
  return order.status === 'delivered' && order.dueLkr > 0 && !isCashAtCourier(order);
}

/** Returns whether the customer should be called first: cash is due, and the order came without a call. */
export function isToConfirm(
  order: Omit<Waiting, 'packedAt' | 'cancelAskedAt' | 'refundDueLkr' | 'courier'>,
): boolean {
  const isCalled = order.source === 'phone' || order.confirmedByPhoneAt !== null;
  return (
    canBeEdited(order) && !isCalled && order.customerPhone !== '' && cashToCollectLkr(order) > 0
  );
}
