import { expect, test } from 'vitest';
import { endOfQuietHours } from './push-recipients.server.ts';

const colombo = (time: string) => new Date(`2026-11-${time}:00+05:30`);

test.each([
  ['21T20:59', undefined],
  ['21T21:00', '22T07:00'],
  ['21T23:59', '22T07:00'],
  ['22T00:00', '22T07:00'],
  ['22T06:59', '22T07:00'],
  ['22T07:00', undefined],
])('with quiet hours from 21 to 7, a notification at %s waits until %s', (at, end) => {
  expect(endOfQuietHours(colombo(at), { quietFrom: 21, quietUntil: 7 })).toEqual(
    end && colombo(end),
  );
});

test('quiet hours within one day end on that day', () => {
  expect(endOfQuietHours(colombo('21T13:30'), { quietFrom: 13, quietUntil: 15 })).toEqual(
    colombo('21T15:00'),
  );
  expect(endOfQuietHours(colombo('21T15:00'), { quietFrom: 13, quietUntil: 15 })).toBeUndefined();
});

test('there are no quiet hours if both hours are equal, or if none are chosen', () => {
  expect(endOfQuietHours(colombo('21T03:00'), { quietFrom: 7, quietUntil: 7 })).toBeUndefined();
  expect(
    endOfQuietHours(colombo('21T03:00'), { quietFrom: null, quietUntil: null }),
  ).toBeUndefined();
});
