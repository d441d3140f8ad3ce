import { expect, test } from 'vitest';
import { cashToCollectLkr, transferDueLkr } from './order.ts';

test.each([
  ['cod', 3800, { cash: 3800, transfer: 0 }],
  ['cod', 0, { cash: 0, transfer: 0 }],
  ['bank_transfer', 3800, { cash: 0, transfer: 3800 }],
] as const)(
  'the courier collects what is due of %s, and the rest comes by bank: %i',
  (paymentMethod, dueLkr, wanted) => {
    const order = { paymentMethod, dueLkr };
    expect({ cash: cashToCollectLkr(order), transfer: transferDueLkr(order) }).toEqual(wanted);
  },
);
