import fs from 'node:fs';
import { expect, test } from 'vitest';
import { isCode, type SourceFile, sourceFiles } from './source-files.ts';
import {
  accountWritesOutsideTheirFile,
  adminCommandsWithoutAuditEntry,
  commandsWithoutTest,
  droppedResults,
  orderWritesWithoutHistory,
} from './tidy/commands.ts';
import { cleanFolders, dialectIn, refusedWords } from './tidy/dialect.ts';
import {
  brokenLetters,
  countsOfOne,
  gluedEndings,
  isCopy,
  notInEnglish,
  notInSinhala,
  pairsPushedApart,
  sinhalaOutsideCopy,
} from './tidy/languages.ts';
import { bannedWordsIn, tooLong } from './tidy/words.ts';

const files = sourceFiles();
/** All files but those of the rules, which name the words that they forbid. */
const judged = files.filter((file) => !/^test\/tidy[./]/.test(file.path));

function expectNone(problems: readonly string[]) {
  expect(problems.join('\n')).toBe('');
}

test('every text of a screen is said in both languages', () => {
  expectNone(
    files.filter(isCopy).flatMap((file) => [...notInSinhala(file), ...notInEnglish(file)]),
  );
});

test('no case ending is glued to a variable, and no count of one has a plural', () => {
  expectNone(files.filter(isCopy).flatMap((file) => [...gluedEndings(file), ...countsOfOne(file)]));
});

test('no line pushes the Sinhala of a pair away from its English', () => {
  expectNone(files.flatMap(pairsPushedApart));
});

test('Sinhala is in copy, seed and tests, and nowhere else', () => {
  expectNone(judged.flatMap(sinhalaOutsideCopy));
});

test('Sinhala letters are whole', () => {
  // Skips the towns, which are as their source lists them, and migrations, which compare towns without joiners.
  expectNone(
    judged.filter(({ path }) => !/^db\/migrations\/|\.json$/.test(path)).flatMap(brokenLetters),
  );
});

test('every command has a test beside it', () => {
  expectNone(commandsWithoutTest(files));
});

test('every command of the panel leaves an entry in the activity log', () => {
  expectNone(adminCommandsWithoutAuditEntry(files));
});

test('accounts, passwords and sessions are written by the sign-in library alone', () => {
  expectNone(accountWritesOutsideTheirFile(files));
});

test('every change of an order is a step in its history', () => {
  expectNone(orderWritesWithoutHistory(files));
});

test('no caller drops the result of a command', () => {
  expectNone(droppedResults(files));
});

test('no file has a banned word or a vague name', () => {
  expectNone(judged.filter(isCode).flatMap(bannedWordsIn));
});

test('the cleaned folders keep to docs/words.md in comments and file names', () => {
  const refused = refusedWords(fs.readFileSync('docs/words.md', 'utf8'));
  expect(refused).toContain('letter');
  const clean = judged.filter(({ path }) => cleanFolders.some((folder) => path.startsWith(folder)));
  expectNone(clean.flatMap((file) => dialectIn(file, refused)));
});

test('no file has more than 200 lines', () => {
  expectNone(judged.filter(isCode).flatMap(tooLong));
});

const copy = (text: string): SourceFile => ({ path: 'app/ui/x.copy.ts', text });
const code = (text: string): SourceFile => ({ path: 'app/domain/x/y.server.ts', text });

test.each([
  ['an English si', notInSinhala(copy("{ en: 'Buy', si: 'Buy' }, { en: 'Pay', si: 'ගෙවන්න' }"))],
  [
    'an English si with a parameter',
    notInSinhala(copy('{ en: (n) => `a`, si: (n) => `$' + '{n} left` }')),
  ],
  ['swapped halves', notInEnglish(copy("{ en: 'ගෙවන්න', si: 'ගෙවන්න' }"))],
  ['a glued ending', gluedEndings(copy('`$' + '{name}ගේ ඉල්ලීම`'))],
  ['a count of one', countsOfOne(copy('`$' + '{n} minutes`'))],
  ['a pair pushed apart', pairsPushedApart(copy('<p className="justify-between">\n  <Both'))],
  ['Sinhala in code', sinhalaOutsideCopy(code("'ගෙවන්න'"))],
  ['a lost joiner', brokenLetters(copy("'ශ\u0dcaරී'"))],
  ['letters in pieces', brokenLetters(copy("'\u0d9a\u0dd9\u0dcf'"))],
  ['a command without a test', commandsWithoutTest([code('shop.db.insert(orders)')])],
  [
    'a session without the sign-in library',
    accountWritesOutsideTheirFile([code('shop.db.insert(sessions)')]),
  ],
  ['a change without a step', orderWritesWithoutHistory([code('shop.db.update(orders).set({})')])],
  [
    'a dropped result',
    droppedResults([
      code('export function ship(): Promise<Result<undefined, No>> {\n  return no();\n}'),
      {
        path: 'app/admin/x.ts',
        text: 'const a = 1;\n  await ship(shop);\n  const b = await ship(shop);',
      },
    ]),
  ],
  ['a TODO', bannedWordsIn(code('// TODO later'))],
  ['a method compared by its name', bannedWordsIn(code("if (method === 'cod')"))],
  ['a vague import', bannedWordsIn(code("from './utils.ts'"))],
  ['a vague file', bannedWordsIn({ path: 'app/web/helpers.ts', text: '' })],
  ['a skipped test', bannedWordsIn({ path: 'app/a.test.ts', text: "test.skip('x')" })],
  ['skipped cases', bannedWordsIn({ path: 'app/a.test.ts', text: 'describe.skip.each([1])' })],
  ['a concurrent skip', bannedWordsIn({ path: 'app/a.test.ts', text: 'test.concurrent.skip(1)' })],
  ['a concurrent only', bannedWordsIn({ path: 'app/a.test.ts', text: 'it.concurrent.only(1)' })],
  ['only some cases', bannedWordsIn({ path: 'app/a.test.ts', text: 'test.only.each([1])' })],
  ['a refused word in a comment', dialectIn(code('/** Waits\n * meanwhile. */'), ['meanwhile'])],
  [
    'a refused word in a file name',
    dialectIn({ path: 'app/a/write-letter.ts', text: '' }, ['letter']),
  ],
  ['a long file', tooLong(code('\n'.repeat(250).concat('x')))],
])('this test can fail: %s', (_what, problems) => {
  expect(problems).toHaveLength(1);
});

test.each([
  ['a name', notInSinhala(copy("{ en: 'WhatsApp', si: 'WhatsApp' }"))],
  ['digits', notInSinhala(copy("{ en: '24/7', si: '24/7' }"))],
  ['a parameter', notInSinhala(copy('{ en: (n) => `a`, si: (n) => `$' + '{n}ක් ඉතිරියි` }'))],
  ['a numeral with its ending', gluedEndings(copy('`දින $' + '{days}කින්`'))],
  ['a bound', countsOfOne(copy('`at most $' + '{max} characters`'))],
  ['a word in code', dialectIn(code("'meanwhile'"), ['meanwhile'])],
  ['a kept joiner', brokenLetters(copy("'ශ\u0dca\u200dරී'"))],
])('this test can pass: %s', (_what, problems) => {
  expect(problems).toEqual([]);
});
