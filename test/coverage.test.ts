import fs from 'node:fs';
import { expect, test } from 'vitest';

type Row = { section: string; statement: string; held: string };

const rowsOf = (document: string): Row[] =>
  [...document.matchAll(/^\| ([^-|][^|]*) \| (.+?) \| (.*) \|$/gm)]
    .map(([, section = '', statement = '', held = '']) => ({ section, statement, held }))
    .filter(({ section }) => section !== '§');

/** Finds what is wrong with a row: it names no test, or one that does not exist. */
function faultsOf({ section, statement, held }: Row): string[] {
  const row = `§ ${section}, ${statement}`;
  if (/^later: [\w ]+$/.test(held)) return [];
  const named = held.split('<br>').map((part) => /^`([^`]+)` “(.+)”$/.exec(part));
  return named.flatMap((match) => {
    if (!match) return [`${row}: names no test. Write \`file\` “title”, or say later: and what.`];
    const [, file = '', title = ''] = match;
    return hasTest(file, title) ? [] : [`${row}: ${file} has no test “${title}”.`];
  });
}

/** Removes what follows a title and says where it runs, which the rows leave out. */
const marks = /(?: @[a-z-]+)+(?=['`$])|\$\{thoroughIf\([^}]*\)\}/g;

function hasTest(file: string, title: string): boolean {
  if (!/\.(test|spec)\.tsx?$/.test(file) || !fs.existsSync(file)) return false;
  const text = fs.readFileSync(file, 'utf8').replace(marks, '');
  return ["'", '`', '"'].some(
    (quote) =>
      text.includes(`${quote}${title}${quote}, `) || text.includes(`${quote}${title}${quote},\n`),
  );
}

test('every statement is held by a test that exists, or is later work', () => {
  const rows = rowsOf(fs.readFileSync('docs/coverage.md', 'utf8'));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.flatMap(faultsOf)).toEqual([]);
});

test.each([
  ['names nothing', ''],
  ['names a file alone', '`test/coverage.test.ts`'],
  ['names a test that is gone', '`test/coverage.test.ts` “nobody wrote this”'],
  ['names a file that is gone', '`test/gone.test.ts` “this test”'],
  ['is later without a reason', 'later'],
])('a row that %s is found', (_what, held) => {
  expect(faultsOf({ section: '1', statement: 'x', held })).toHaveLength(1);
});
