import { expect, test } from 'vitest';
import { cashToCollectLkr } from './order.ts';

const unpaid = { paymentMethod: 'cod', paymentStatus: 'pending', status: 'pending' } as const;

test.each([
  ['cash on delivery that is not paid yet', unpaid, 3800],
  ['cash on delivery on its way', { ...unpaid, status: 'shipped' as const }, 3800],
  ['a payment that failed', { ...unpaid, paymentStatus: 'failed' as const }, 3800],
  ['what is paid', { ...unpaid, paymentStatus: 'paid' as const }, 0],
  ['what was given back', { ...unpaid, paymentStatus: 'refunded' as const }, 0],
  ['what was cancelled', { ...unpaid, status: 'cancelled' as const }, 0],
  ['a bank transfer', { ...unpaid, paymentMethod: 'bank_transfer' as const }, 0],
])('the courier collects for %s: %#', (_what, order, cashLkr) => {
  expect(cashToCollectLkr({ ...order, totalLkr: 3800 })).toBe(cashLkr);
});
