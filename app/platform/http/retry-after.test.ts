import { expect, test } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const inTwoMinutes = new Date(Date.now() + 120_000).toUTCString();

test.each([
  ['120', 120_000],
  ['999999', 3_600_000],
  ['', 0],
  [undefined, 0],
  [null, 0],
  ['soon', 0],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
])('the header %s means a wait of %i ms', (header, ms) => {
  expect(parseRetryAfter(header)).toBe(ms);
});

test('a date means a wait until then', () => {
  expect(Math.abs(parseRetryAfter(inTwoMinutes) - 120_000)).toBeLessThan(5_000);
});
