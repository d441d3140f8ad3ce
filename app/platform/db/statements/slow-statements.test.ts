import { expect, test } from 'vitest';
import { type SlowStatement, slowStatements } from './slow-statements.ts';

test('at most one slow statement a second is reported, with the number of statements left out before', () => {
  const reported: SlowStatement[] = [];
  let now = 0;
  const listener = slowStatements({ thresholdMs: 500, nowMs: () => now }, (slow) =>
    reported.push(slow),
  );
  listener('select quick', 499.9);
  listener('select $1', 612.4);
  for (let more = 0; more < 5; more += 1) listener('select slow', 900);
  now = 1_000;
  listener(`select ${'x'.repeat(5_000)}`, 500);
  expect(reported).toEqual([
    { statement: 'select $1', durationMs: 612, unlogged: 0 },
    // Expects a text that is cut to 1,000 characters.
    { statement: expect.stringMatching(/^select x{993}$/), durationMs: 500, unlogged: 5 },
  ]);
});
