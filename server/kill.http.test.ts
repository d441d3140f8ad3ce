import { expect, test } from 'vitest';
import { isFullRun } from '#test/full-run.ts';
import { killRounds } from '#test/kill-rounds.ts';

test('killed again and again in the middle of orders, the shop keeps every order that a buyer saw confirmed', async () => {
  let last = 0;
  for await (const { round, confirmed, orders, faults } of killRounds(isFullRun ? 5 : 2)) {
    expect(faults, `round ${round}`).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(confirmed);
    expect(confirmed, 'nobody bought anything, so nothing is proven').toBeGreaterThan(last);
    last = confirmed;
  }
});
