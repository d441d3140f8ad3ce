import fs from 'node:fs';
import { expect, test } from 'vitest';
import { citedTest, hasTest } from './cited-tests.ts';

type Row = { section: string; statement: string; held: string };

const rowsOf = (document: string): Row[] =>
  [...document.matchAll(/^\| ([^-|][^|]*) \| (.+?) \| (.*) \|$/gm)]
    .map(([, section = '', statement = '', held = '']) => ({ section, statement, held }))
    .filter(({ section }) => section !== '§');

/** Returns the faults of a row: it names no test, or one that does not exist. */
function faultsOf({ section, statement, held }: Row): string[] {
  const row = `§ ${section}, ${statement}`;
  return held.split('<br>').flatMap((part) => {
    const cited = citedTest(part);
    if (!cited) return [`${row}: names no test. Write \`file\` “title”.`];
    const { file, title } = cited;
    return hasTest(file, title) ? [] : [`${row}: ${file} has no test “${title}”.`];
  });
}

test('every statement names a test that exists', () => {
  const rows = rowsOf(fs.readFileSync('docs/coverage.md', 'utf8'));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.flatMap(faultsOf)).toEqual([]);
});

test.each([
  ['names nothing', ''],
  ['names a file alone', '`test/coverage.test.ts`'],
  ['names a test that is gone', '`test/coverage.test.ts` “nobody wrote this”'],
  ['names a file that is gone', '`test/gone.test.ts` “this test”'],
  ['leaves the test for later', 'later: payments and messages'],
])('a row that %s is found', (_what, held) => {
  expect(faultsOf({ section: '1', statement: 'x', held })).toHaveLength(1);
});
