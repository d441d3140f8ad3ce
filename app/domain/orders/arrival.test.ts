import { expect, test } from 'vitest';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import {
  type ArrivalWindow,
  arrivalIfPlaced,
  arrivalOncePlaced,
  arrivalOnceShipped,
  businessDaysOf,
} from './arrival.ts';

const mondayToFriday = businessDaysOf({ saturdayDelivery: false, publicHolidays: '' });

function daysOf({ from, to }: ArrivalWindow) {
  return [dayIn(from), dayIn(to)];
}

function placed(time: string, days = mondayToFriday, now = time) {
  return daysOf(
    arrivalOncePlaced({ createdAt: new Date(time), earliestDeparture: new Date(now) }, days),
  );
}

test.each([
  ['on a Monday leaves on Tuesday', '2026-11-23T09:00+05:30', '2026-11-26', '2026-12-01'],
  ['on a Friday leaves on Monday', '2026-11-27T09:00+05:30', '2026-12-02', '2026-12-07'],
  ['on a Sunday leaves on Monday', '2026-11-22T09:00+05:30', '2026-11-25', '2026-11-30'],
  [
    'on a Monday before midnight in Colombo leaves on Tuesday',
    '2026-11-23T18:29:59Z',
    '2026-11-26',
    '2026-12-01',
  ],
  [
    'on a Tuesday at midnight in Colombo leaves on Wednesday',
    '2026-11-23T18:30:00Z',
    '2026-11-27',
    '2026-12-02',
  ],
])('an order that is placed %s, and arrives 2 to 5 business days later', (_, at, ...window) => {
  expect(placed(at)).toEqual(window);
});

test('Saturdays are business days if the setting says so, and public holidays never are', () => {
  const friday = '2026-11-27T09:00+05:30';
  expect(placed(friday, { ...mondayToFriday, saturdays: true })).toEqual([
    '2026-12-01',
    '2026-12-04',
  ]);
  const publicHolidays = '2026-11-30\n2026-12-02';
  const withHolidays = businessDaysOf({ saturdayDelivery: false, publicHolidays });
  expect(placed(friday, withHolidays)).toEqual(['2026-12-04', '2026-12-09']);
});

test('the arrival of an order that was not shipped in time is counted from today', () => {
  const waiting = placed('2026-11-23T09:00+05:30', mondayToFriday, '2026-11-26T09:00+05:30');
  expect(waiting).toEqual(['2026-11-30', '2026-12-03']);
});

test('the arrival of a shipped parcel is counted from the day on which it was shipped, even if that is a Saturday', () => {
  const shipped = (time: string) => daysOf(arrivalOnceShipped(new Date(time), mondayToFriday));
  expect(shipped('2026-11-27T16:00+05:30')).toEqual(['2026-12-01', '2026-12-04']);
  expect(shipped('2026-11-28T16:00+05:30')).toEqual(['2026-12-01', '2026-12-04']);
});

test('a closed shop counts arrivals from its reopening, and promises none if it accepts no orders', () => {
  const monday = new Date('2026-11-23T09:00+05:30');
  const settings = { saturdayDelivery: false, publicHolidays: '', ordersWhileClosed: true };
  const ifPlaced = (closing: { closedUntil: string; ordersWhileClosed?: boolean }) => {
    const window = arrivalIfPlaced({ ...settings, ...closing }, monday);
    return window && daysOf(window);
  };
  expect(ifPlaced({ closedUntil: '' })).toEqual(['2026-11-26', '2026-12-01']);
  expect(ifPlaced({ closedUntil: '2026-12-05' })).toEqual(['2026-12-09', '2026-12-14']);
  expect(ifPlaced({ closedUntil: '2026-12-05', ordersWhileClosed: false })).toBeUndefined();
});
