import { expect, test } from 'vitest';
import { appKilled } from '#test/faults/app-killed.ts';
import { isFullRun } from '#test/full-run.ts';
import { seeded } from '#test/seeded.ts';

test('killed again and again in the middle of orders, the shop keeps every order that a buyer saw confirmed', async () => {
  const random = seeded(1, appKilled.name);
  const course = { rounds: isFullRun ? 5 : 1, random, machine: { postgres: undefined } };
  for await (const { did, findings } of appKilled.runRounds(course))
    expect(findings, did).toEqual([]);
});
