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
])('the time to wait of %s is %i ms', (header, ms) => {
  expect(parseRetryAfter(header)).toBe(ms);
});

test('a date is the time that is left until then', () => {
  expect(Math.abs(parseRetryAfter(inTwoMinutes) - 120_000)).toBeLessThan(5_000);
});
