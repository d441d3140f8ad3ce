import { expect, test } from 'vitest';
import { dollarRate, inDollars } from './dollar-rate.ts';

test.each([
  [3800, 301.55, '12.60'],
  [0, 300, '0.00'],
  [1_500_000, 300, '5,000.00'],
])('%i rupees at %d a dollar are %s dollars', (amountLkr, rate, dollars) => {
  expect(inDollars(amountLkr, rate)).toBe(dollars);
});

test('dollars are shown while the owner has chosen them and entered a rate', () => {
  expect(dollarRate({ currency: 'USD', lkrPerUsd: 300 })).toBe(300);
  expect(dollarRate({ currency: 'LKR', lkrPerUsd: 300 })).toBeUndefined();
  expect(dollarRate({ currency: 'USD', lkrPerUsd: null })).toBeUndefined();
});
