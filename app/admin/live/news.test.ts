import { expect, test } from 'vitest';
import { badgedTitle, delayAfter, type NewsOrder, takeUnseen } from './news.ts';

function anOrder(id: string): NewsOrder {
  return { id, orderNumber: `ORD-${id}`, totalLkr: 3800, isFromShop: true };
}

test('an order is new once, also one that was written down after a later one', () => {
  const seen = new Set(['1', '3']);
  expect(takeUnseen(seen, ['3', '2', '1'].map(anOrder))).toEqual([anOrder('2')]);
  expect(takeUnseen(seen, ['3', '2', '1'].map(anOrder))).toEqual([]);
});

test('the shop is asked every ten seconds, and ever more rarely while it does not answer', () => {
  expect([0, 1, 2, 3].map(delayAfter)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(delayAfter(50)).toBe(300_000);
});

test('the title counts orders that were not looked at, and is plain again after that', () => {
  expect(badgedTitle('Dashboard', 2)).toBe('(2) Dashboard');
  expect(badgedTitle('(2) Dashboard', 3)).toBe('(3) Dashboard');
  expect(badgedTitle('(99+) Dashboard', 0)).toBe('Dashboard');
  expect(badgedTitle('Dashboard', 120)).toBe('(99+) Dashboard');
});
