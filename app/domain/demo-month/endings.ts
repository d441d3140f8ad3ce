import { daysLater, startOfColomboDay, weekdayIn } from '#domain/kernel/colombo-time.ts';
import type { CancelReason } from '#domain/orders/order.ts';

/** The steps that the owner or the customer takes after an order was placed. */
export type PlannedStep =
  | 'confirm'
  | 'pack'
  | 'ship'
  | 'deliver'
  | 'deliver-and-pay'
  | 'money-received'
  | 'record-refused-delivery'
  | 'refund'
  | 'review'
  | 'answer'
  | 'ask-to-cancel'
  | { cancel: CancelReason };

/** How an order of the month ends: its steps, how it is paid, and whether the owner took it by phone. */
type Ending = { steps: PlannedStep[]; isBankTransfer?: boolean; isByPhone?: boolean };

const toShipped: PlannedStep[] = ['confirm', 'pack', 'ship'];
const delivered: Ending = { steps: [...toShipped, 'deliver-and-pay'] };
const reviewed: Ending = { steps: [...delivered.steps, 'review'] };
const answered: Ending = { steps: [...reviewed.steps, 'answer'] };
const deliveryRefused: Ending = { steps: [...toShipped, 'record-refused-delivery'] };
const refunded: Ending = { steps: [...delivered.steps, 'refund'] };
const byBank: Ending = {
  steps: ['money-received', 'pack', 'ship', 'deliver'],
  isBankTransfer: true,
};
const byPhone: Ending = { steps: ['pack', 'ship', 'deliver-and-pay'], isByPhone: true };
const shipped: Ending = { steps: toShipped };
const packed: Ending = { steps: ['confirm', 'pack'] };
const confirmed: Ending = { steps: ['confirm'] };
const askingToCancel: Ending = { steps: ['confirm', 'ask-to-cancel'] };
const awaitingSlip: Ending = { steps: [], isBankTransfer: true };
const pending: Ending = { steps: [] };
function cancelled(reason: CancelReason): Ending {
  return { steps: [{ cancel: reason }] };
}

/** The outcomes of older orders, repeated. */
const older: Ending[] = [
  ...[delivered, reviewed, byBank, delivered, cancelled('customer-asked'), delivered, byPhone],
  ...[answered, deliveryRefused, byBank, delivered, reviewed, cancelled('not-reached'), delivered],
  ...[byBank, refunded, reviewed, delivered, cancelled('ordered-twice'), byPhone, delivered],
];

/** The states of the newest orders, the newest last. */
const newest: Ending[] = [
  ...[delivered, reviewed, byBank, delivered, deliveryRefused, delivered],
  ...[{ steps: [...toShipped, 'deliver'] } as Ending, shipped, shipped, byBank, shipped, shipped],
  ...[
    { steps: ['money-received', { cancel: 'customer-asked' }], isBankTransfer: true } as Ending,
    shipped,
    packed,
  ],
  ...[
    { steps: ['money-received', 'pack'], isBankTransfer: true } as Ending,
    packed,
    awaitingSlip,
    askingToCancel,
  ],
  ...[{ steps: [], isByPhone: true } as Ending, pending, awaitingSlip, confirmed, pending, pending],
];

/**
 * Returns the outcomes of this many orders, oldest first. Every state occurs among the newest 25 and the 21 before.
 */
export function endingsOf(count: number): Ending[] {
  const olderCount = Math.max(0, count - newest.length);
  return Array.from({ length: count }, (_, number) => {
    const ending =
      number < olderCount ? older[number % older.length] : newest[number - count + newest.length];
    return ending ?? delivered;
  });
}

const hourMs = 60 * 60 * 1000;

/** The hours between the previous step and this one, and the hour of the day in Colombo before which it is not taken. */
const pace: Record<
  Exclude<PlannedStep, object> | 'cancel',
  { afterHours: number; fromHour: number }
> = {
  confirm: { afterHours: 0.7, fromHour: 9 },
  pack: { afterHours: 1.4, fromHour: 10 },
  'money-received': { afterHours: 5, fromHour: 9 },
  ship: { afterHours: 0.6, fromHour: 16 },
  deliver: { afterHours: 44, fromHour: 11 },
  'deliver-and-pay': { afterHours: 43, fromHour: 11 },
  'record-refused-delivery': { afterHours: 45, fromHour: 12 },
  refund: { afterHours: 30, fromHour: 10 },
  review: { afterHours: 31, fromHour: 10 },
  answer: { afterHours: 5, fromHour: 9 },
  'ask-to-cancel': { afterHours: 0.4, fromHour: 8 },
  cancel: { afterHours: 3, fromHour: 9 },
};

/** Returns when each step was taken: in working hours, or closer together where they would not all be before now. */
export function timesOfSteps(
  steps: readonly PlannedStep[],
  { placedAt, now }: { placedAt: Date; now: Date },
): { step: PlannedStep; at: Date }[] {
  let at = placedAt;
  const timed = steps.map((step) => {
    const { afterHours, fromHour } = pace[typeof step === 'object' ? 'cancel' : step];
    at = moveIntoWorkingHours(new Date(at.getTime() + afterHours * hourMs), fromHour);
    return { step, at };
  });
  const neededMs = at.getTime() - placedAt.getTime();
  const availableMs = (now.getTime() - placedAt.getTime()) * 0.95;
  if (neededMs <= availableMs) return timed;
  return timed.map(({ step, at }) => {
    const share = (at.getTime() - placedAt.getTime()) / neededMs;
    return { step, at: new Date(placedAt.getTime() + share * availableMs) };
  });
}

/** Returns a time from that hour to 18:00, Monday to Saturday, unchanged; else one in the first working hour after it. */
function moveIntoWorkingHours(at: Date, fromHour: number): Date {
  const midnight = startOfColomboDay(at);
  const hour = (at.getTime() - midnight.getTime()) / hourMs;
  const minutes = at.getUTCMinutes();
  if (weekdayIn(midnight) === 0 || hour >= 18) {
    return moveIntoWorkingHours(
      new Date(daysLater(midnight, 1).getTime() + minutes * 60_000),
      fromHour,
    );
  }
  if (hour >= fromHour) return at;
  return new Date(midnight.getTime() + fromHour * hourMs + minutes * 60_000);
}
