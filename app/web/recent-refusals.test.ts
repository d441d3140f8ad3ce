import { expect, test } from 'vitest';
import { RecentRefusals } from './recent-refusals.server.ts';

test('what was refused within the last hour is counted, and nothing older', () => {
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

test('what was refused while the clock was ahead does not count once the clock is right', () => {
  const clock = { ms: 365 * 24 * 3_600_000 };
  const refusals = new RecentRefusals(() => clock.ms);
  refusals.add();
  clock.ms = 0;
  expect(refusals.count()).toBe(0);
});
