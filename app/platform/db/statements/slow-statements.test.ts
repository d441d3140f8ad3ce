import { expect, test } from 'vitest';
import { type SlowStatement, slowStatements } from './slow-statements.ts';

test('slow statements are reported, one a second, with how many were left out', () => {
  const reported: SlowStatement[] = [];
  let now = 0;
  const hear = slowStatements({ thresholdMs: 500, nowMs: () => now }, (slow) =>
    reported.push(slow),
  );
  hear('select quick', 499.9);
  hear('select $1', 612.4);
  for (let more = 0; more < 5; more += 1) hear('select slow', 900);
  now = 1_000;
  hear(`select ${'x'.repeat(5_000)}`, 500);
  expect(reported).toEqual([
    { statement: 'select $1', durationMs: 612, unlogged: 0 },
    { statement: expect.stringMatching(/^select x{993}$/), durationMs: 500, unlogged: 5 },
  ]);
});
