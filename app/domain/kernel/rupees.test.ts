import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRupees, groupThousands } from './rupees.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [3800, '3,800'],
  [1234567, '1,234,567'],
  [-3800, '-3,800'],
])('%i rupees are written %s', (amountLkr, written) => {
  expect(groupThousands(amountLkr)).toBe(written);
});

test('a non-breaking space joins the sign and the amount', () => {
  expect(formatRupees(3800)).toBe('₨\u00a03,800');
});

test('every whole amount can be parsed back from its text', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amountLkr) => {
      expect(Number(groupThousands(amountLkr).replaceAll(',', ''))).toBe(amountLkr);
    }),
  );
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  '%d is refused as an amount',
  (amount) => {
    expect(() => groupThousands(amount)).toThrow(RangeError);
  },
);
