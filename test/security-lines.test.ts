import fs from 'node:fs';
import { expect, test } from 'vitest';
import { asvsRequirements } from './asvs-requirements.ts';
import { citedTest, hasTest } from './cited-tests.ts';

type Row = { ids: string[]; level: string; state: string; sentence: string; held: string };

const levels = asvsRequirements();
const states = ['met', 'in part', 'not', 'does not apply'];

const rowsOf = (document: string): Row[] =>
  [...document.matchAll(/^\| (V\d[^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]+) \| (.*) \|$/gm)].map(
    ([, ids = '', level = '', state = '', sentence = '', held = '']) => ({
      ...{ ids: ids.split(', '), level, state, sentence, held },
    }),
  );

/** Returns the faults of a row. A row whose requirements are met has to name a test, or a document. */
function faultsOf({ ids, level, state, sentence, held }: Row): string[] {
  const wanted = [...new Set(ids.map((id) => levels.get(id)))].sort().join(', ');
  const named = held === '–' ? [] : held.split('<br>');
  return [
    ...(level === wanted ? [] : [`is of level ${wanted}`]),
    ...(states.includes(state) ? [] : [`has the unknown state ${state}`]),
    ...(/[.)]$/.test(sentence) ? [] : ['says no sentence']),
    ...(state === 'met' && named.length === 0 ? ['is met and names no test'] : []),
    ...named.filter((part) => !exists(part)).map((part) => `names what is not there: ${part}`),
  ];
}

function exists(part: string): boolean {
  const cited = citedTest(part);
  if (cited) return hasTest(cited.file, cited.title);
  const document = /^`(docs\/[^`]+\.md)`$/.exec(part)?.[1];
  return document !== undefined && fs.existsSync(document);
}

const faultSentences = (row: Row) => faultsOf(row).map((fault) => `${row.ids.join(', ')} ${fault}`);

test('every requirement of ASVS of level 1 and 2 has one line, with tests that exist', () => {
  const rows = rowsOf(fs.readFileSync('docs/security.md', 'utf8'));
  expect(rows.flatMap(faultSentences)).toEqual([]);
  const wanted = [...levels].filter(([, level]) => level !== '3').map(([id]) => id);
  expect(rows.flatMap(({ ids }) => ids)).toEqual(wanted);
});

test('the figures of the document are those of its lines', () => {
  const document = fs.readFileSync('docs/security.md', 'utf8');
  const answered = rowsOf(document).flatMap(({ ids, state }) =>
    ids.map((id) => ({ level: levels.get(id), state })),
  );
  for (const level of ['1', '2']) {
    const counts = states.map(
      (state) => answered.filter((line) => line.level === level && line.state === state).length,
    );
    expect(document).toContain(`\n| ${[level, ...counts].join(' | ')} |\n`);
  }
});

test.each([
  ['is of another level', { level: '2' }],
  ['has an unknown state', { state: 'nearly' }],
  ['is met without a test', { held: '–' }],
  ['names a test that is gone', { held: '`test/shop.test.ts` “nobody wrote this”' }],
  ['names a document that is gone', { held: '`docs/gone.md`' }],
])('a line that %s is found', (_what, other) => {
  const right = { ids: ['V1.2.1'], level: '1', state: 'met', sentence: 'So it is.' };
  const held = '`test/shop.test.ts` “a customer acts as themselves”';
  expect(faultsOf({ ...right, held })).toEqual([]);
  expect(faultsOf({ ...right, held, ...other })).toHaveLength(1);
});
