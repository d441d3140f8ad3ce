import { expect, test } from 'vitest';
import {
  colomboDay,
  dayIn,
  longDate,
  shortDate,
  shortDateTime,
  startOfColomboDay,
  weekdayDate,
} from './colombo-time.ts';

const lateEveningInLondon = new Date('2026-11-20T20:00:00Z');

test('a late evening in London is already tomorrow in Colombo', () => {
  expect(shortDate(lateEveningInLondon)).toBe('21/11/2026');
  expect(dayIn(lateEveningInLondon)).toBe('2026-11-21');
  expect(shortDateTime(lateEveningInLondon)).toBe('21/11/2026 01:30');
});

test('the hour after midnight is written 00', () => {
  expect(shortDateTime(new Date('2026-11-20T18:35:00Z'))).toBe('21/11/2026 00:05');
});

test('long dates name the month in each language', () => {
  expect(longDate(lateEveningInLondon, 'en')).toBe('21 November 2026');
  expect(longDate(lateEveningInLondon, 'si')).toBe('2026 නොවැම්බර් 21');
  expect(weekdayDate(lateEveningInLondon, 'en')).toBe('Sat\u00a021\u00a0November');
  expect(weekdayDate(lateEveningInLondon, 'si')).toBe('නොවැම්බර්\u00a021\u00a0සෙනසුරාදා');
});

test('every month has a name in both languages, and January in Sinhala is not named after a lunar month', () => {
  for (let month = 0; month < 12; month += 1) {
    const noon = new Date(Date.UTC(2026, month, 15, 12));
    expect(longDate(noon, 'en')).toMatch(/^15 [A-Z][a-z]+ 2026$/);
    expect(longDate(noon, 'si')).toMatch(
      /^2026 \p{Script=Sinhala}[\p{Script=Sinhala}\u200d]+ 15$/u,
    );
  }
  expect(longDate(new Date('2026-01-06T12:00:00Z'), 'si')).toBe('2026 ජනවාරි 6');
});

test('a day in Colombo begins at 18:30 UTC on the day before', () => {
  const begin = new Date('2026-11-20T18:30:00.000Z');
  expect(startOfColomboDay(lateEveningInLondon)).toEqual(begin);
  expect(startOfColomboDay(begin)).toEqual(begin);
  expect(startOfColomboDay(new Date(begin.getTime() - 1))).toEqual(
    new Date('2026-11-19T18:30:00.000Z'),
  );
});

test.each([
  ['2026-11-21', '2026-11-20T18:30:00.000Z'],
  ['1900-01-01', '1899-12-31T18:30:00.000Z'],
  ['9999-12-31', '9999-12-30T18:30:00.000Z'],
  ['1899-12-31', undefined],
  ['0001-01-01', undefined],
  ['0000-05-05', undefined],
  ['2026-02-30', undefined],
  ['+12026-01-01', undefined],
])('the day %s begins at %s', (input, begins) => {
  expect(colomboDay(input)?.toISOString()).toBe(begins);
});
