import { expect, test } from 'vitest';
import { isReportInTime, lastReportDay } from './problem.ts';

// Delivered on 21 November at a quarter to midnight in Colombo.
const deliveredAt = new Date('2026-11-21T23:45:00+05:30');

test.each([
  ['the same minute', '2026-11-21T23:45:00+05:30', true],
  ['the seventh day, its last minute', '2026-11-28T23:59:59+05:30', true],
  ['the eighth day, its first second', '2026-11-29T00:00:00+05:30', false],
])('a parcel can be reported within seven days in Colombo: %s', (_when, now, isInTime) => {
  expect(isReportInTime(deliveredAt, new Date(now))).toBe(isInTime);
});

test('the last day for a report is counted in Colombo', () => {
  expect(lastReportDay(deliveredAt)).toEqual(new Date('2026-11-28T00:00:00+05:30'));
});
