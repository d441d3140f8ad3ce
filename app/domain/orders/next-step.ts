import { canBeEdited, type OrderSource, type OrderStatus } from './order.ts';
import { cashToCollectLkr, dueBeforeDispatchLkr } from './payment.ts';

/** What the owner does next with an order. */
export const nextSteps = [
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
  source: OrderSource;
  customerPhone: string;
  confirmedByPhoneAt: Date | null;
  packedAt: Date | null;
  refundDueLkr: number;
};

/** Returns what comes next for an order; undefined once everything is done. `queues.server.ts` has the same as SQL. */
export function nextStepOf(order: Waiting): NextStep | undefined {
  const { status, dueLkr, refundDueLkr } = order;
  if (isWaitingForMoney(order)) return 'money-received';
  if (canBeEdited(order)) {
    if (isToConfirm(order)) return 'confirm';
    return order.packedAt ? 'ship' : 'pack';
  }
  if (status === 'shipped') return dueLkr > 0 ? 'delivered-and-paid' : 'delivered';
  return refundDueLkr > 0 ? 'refund' : undefined;
}

/** Money that comes before the parcel leaves, or cash that should be here because it was delivered. */
function isWaitingForMoney(order: Waiting): boolean {
  if (order.status === 'cancelled') return false;
  return dueBeforeDispatchLkr(order) > 0 || (order.status === 'delivered' && order.dueLkr > 0);
}

/** Returns whether the customer should be called first: cash is due, and the order came without a call. */
export function isToConfirm(order: Omit<Waiting, 'packedAt' | 'refundDueLkr'>): boolean {
  const isCalled = order.source === 'phone' || order.confirmedByPhoneAt !== null;
  return (
    canBeEdited(order) && !isCalled && order.customerPhone !== '' && cashToCollectLkr(order) > 0
  );
}
