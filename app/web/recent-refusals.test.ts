import { expect, test } from 'vitest';
import { RecentRefusals } from './recent-refusals.server.ts';

test('refusals within the last hour are counted, and older ones are not', () => {
  const clock = { ms: 0 };
  const refusals = new RecentRefusals(() => clock.ms);
  for (let minute = 0; minute < 90; minute += 1) {
    clock.ms = minute * 60_000;
    refusals.add();
  }
  expect(refusals.count()).toBe(60);
  clock.ms += 3_600_000;
  expect(refusals.count()).toBe(0);
});

test('refusals from a time when the clock was ahead do not count once the clock is right', () => {
  const clock = { ms: 365 * 24 * 3_600_000 };
  const refusals = new RecentRefusals(() => clock.ms);
  refusals.add();
  clock.ms = 0;
  expect(refusals.count()).toBe(0);
});
