import { expect, test } from 'vitest';
import { nextLimit } from './admission.ts';

test('the limit falls by a fifth when requests take long, and rises by one when they are quick and some wait', () => {
  expect(nextLimit(10, { meanMs: 300, hasWaiting: true })).toBe(8);
  expect(nextLimit(4, { meanMs: 2_000, hasWaiting: true })).toBe(4);
  expect(nextLimit(10, { meanMs: 5, hasWaiting: true })).toBe(11);
  expect(nextLimit(10, { meanMs: 5, hasWaiting: false })).toBe(10);
  expect(nextLimit(10, { meanMs: 200, hasWaiting: true })).toBe(10);
});
