import { expect, test } from 'vitest';
import type { MessageKind } from './message.ts';
import { type DueOrder, isStillDue } from './still-due.ts';

const unpaid: DueOrder = {
  status: 'pending',
  paymentMethod: 'bank_transfer',
  paymentStatus: 'pending',
  courier: '',
  receivedLkr: 0,
  dueLkr: 3800,
  refundDueLkr: 0,
  cancelAskedAt: null,
  chargedBackAt: null,
};
const paid: Partial<DueOrder> = { paymentStatus: 'paid', receivedLkr: 3800, dueLkr: 0 };
const partlyPaid: Partial<DueOrder> = { receivedLkr: 3800, dueLkr: 400 };
const cancelled: Partial<DueOrder> = { status: 'cancelled', dueLkr: 0 };
const shipped: Partial<DueOrder> = { status: 'shipped' };
const delivered: Partial<DueOrder> = { status: 'delivered' };
const cancelRequested: Partial<DueOrder> = { cancelAskedAt: new Date(0) };

const cases: [kind: MessageKind, due: Partial<DueOrder>[], over: Partial<DueOrder>[]][] = [
  ['order-placed', [{}, paid], [shipped, delivered, cancelled]],
  ['order-shipped', [shipped], [delivered, cancelled]],
  ['order-delivered', [delivered], [cancelled]],
  ['order-cancelled', [cancelled], [{}, paid]],
  ['slip-accepted', [paid, partlyPaid, { ...paid, ...shipped }], [{}, { ...paid, ...cancelled }]],
  ['slip-refused', [{}, shipped], [paid, cancelled]],
  ['transfer-reminder', [{}], [paid, cancelled, shipped, cancelRequested]],
  ['cancel-declined', [{}, shipped], [cancelled, cancelRequested]],
  ['problem-answered', [delivered, cancelled], []],
  ['new-order', [{}, cancelled], []],
];

test.each(cases)(
  'a message is due only in the states of its order that it describes: %s',
  (kind, due, over) => {
    for (const state of due) expect(isStillDue(kind, { ...unpaid, ...state })).toBe(true);
    for (const state of over) expect(isStillDue(kind, { ...unpaid, ...state })).toBe(false);
  },
);
