import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

test('a statement gets a name at its third use, and keeps it', () => {
  const names = new StatementNames();
  const texts = ['select 1', 'select 1', 'select 2', 'select 1', 'select 1'];
  expect(texts.map((text) => names.nameOf(text))).toEqual([
    undefined,
    undefined,
    undefined,
    's1',
    's1',
  ]);
});

test('there are at most 200 names, however many statements differ', () => {
  const names = new StatementNames();
  const returned = new Set<string | undefined>();
  for (let number = 0; number < 5000; number += 1) {
    for (const _ of [1, 2, 3]) returned.add(names.nameOf(`select ${number}`));
  }
  returned.delete(undefined);
  expect(returned.size).toBe(200);
});
