import { expect, test } from 'vitest';
import type { MessageKind } from './message.ts';
import { isStillTrue, type OrderOfMessage } from './still-true.ts';

const unpaid: OrderOfMessage = {
  status: 'pending',
  paymentMethod: 'bank_transfer',
  paymentStatus: 'pending',
  courier: '',
  receivedLkr: 0,
  refundedLkr: 0,
  dueLkr: 3800,
  refundDueLkr: 0,
  cancelAskedAt: null,
  chargedBackAt: null,
};
const paid: Partial<OrderOfMessage> = { paymentStatus: 'paid', receivedLkr: 3800, dueLkr: 0 };
const partlyPaid: Partial<OrderOfMessage> = { receivedLkr: 3800, dueLkr: 400 };
/** Refunded in part, and its payment was reverted afterwards: what was refunded stays received. */
const reverted: Partial<OrderOfMessage> = { receivedLkr: 500, refundedLkr: 500 };
const refunded: Partial<OrderOfMessage> = {
  ...paid,
  paymentStatus: 'refunded',
  refundedLkr: 3800,
};
const cancelled: Partial<OrderOfMessage> = { status: 'cancelled', dueLkr: 0 };
const shipped: Partial<OrderOfMessage> = { status: 'shipped' };
const delivered: Partial<OrderOfMessage> = { status: 'delivered' };
const cancelRequested: Partial<OrderOfMessage> = { cancelAskedAt: new Date(0) };

const cases: [
  kind: MessageKind,
  trueIn: Partial<OrderOfMessage>[],
  outdatedIn: Partial<OrderOfMessage>[],
][] = [
  ['order-placed', [{}, paid], [shipped, delivered, cancelled]],
  ['order-shipped', [shipped], [delivered, cancelled]],
  ['order-delivered', [delivered], [cancelled]],
  ['order-cancelled', [cancelled], [{}, paid]],
  [
    'slip-accepted',
    [paid, partlyPaid, { ...paid, ...shipped }, refunded],
    [{}, { ...paid, ...cancelled }, reverted],
  ],
  ['slip-refused', [{}, shipped], [paid, cancelled]],
  ['transfer-reminder', [{}], [paid, cancelled, shipped, cancelRequested]],
  ['cancel-declined', [{}, shipped], [cancelled, cancelRequested]],
  ['problem-answered', [delivered, cancelled], []],
  ['new-order', [{}, cancelled], []],
];

test.each(cases)(
  'what a message says is true only in the states of its order that it describes: %s',
  (kind, trueIn, outdatedIn) => {
    for (const state of trueIn) expect(isStillTrue(kind, { ...unpaid, ...state })).toBe(true);
    for (const state of outdatedIn) expect(isStillTrue(kind, { ...unpaid, ...state })).toBe(false);
  },
);
