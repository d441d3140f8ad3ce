import { expect, test } from 'vitest';
import { badgedTitle, delayAfter, type NewsOrder, takeUnseen } from './news.ts';

function anOrder(id: string): NewsOrder {
  return { id, orderNumber: `ORD-${id}`, totalLkr: 3800, isFromShop: true };
}

test('an order is new only once, even if it is committed after an order with a later time', () => {
  const seen = new Set(['1', '3']);
  expect(takeUnseen(seen, ['3', '2', '1'].map(anOrder))).toEqual([anOrder('2')]);
  expect(takeUnseen(seen, ['3', '2', '1'].map(anOrder))).toEqual([]);
});

test('the panel polls every ten seconds, and less and less often while the shop does not respond', () => {
  expect([0, 1, 2, 3].map(delayAfter)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(delayAfter(50)).toBe(300_000);
});

test('the title begins with the number of new orders, if there are any', () => {
  expect(badgedTitle('Dashboard', 2)).toBe('(2) Dashboard');
  expect(badgedTitle('(2) Dashboard', 3)).toBe('(3) Dashboard');
  expect(badgedTitle('(99+) Dashboard', 0)).toBe('Dashboard');
  expect(badgedTitle('Dashboard', 120)).toBe('(99+) Dashboard');
});
