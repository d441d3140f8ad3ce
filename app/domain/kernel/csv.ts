/** Begins a file, so that spreadsheets read it as UTF-8 and do not garble Sinhala. */
export const byteOrderMark = '\ufeff';

export type CsvCell = string | number;

/** Formats one line of a table by RFC 4180, with its end. Numbers stay numbers, every text is quoted. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  return typeof cell === 'number' ? String(cell) : `"${plainText(cell).replaceAll('"', '""')}"`;
}

/**
 * Puts an apostrophe before text that a spreadsheet would calculate, also after the separators of other locales, or
 * misread as a number or date. Line breaks become ' / ', so that a line of the file is a row of the table.
 */
function plainText(text: string): string {
  const line = text
    .split(/[\r\n\u2028\u2029]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' / ')
    .replace(/\p{Cc}/gu, ' ');
  if (misreadPattern.test(line) || isDate(line)) return `'${line}`;
  return line
    .split(/(?<=[;|])/)
    .map((part) => (formulaPattern.test(part) ? `'${part}` : part))
    .join('');
}

function isDate(line: string): boolean {
  return /\d/.test(line) && monthPattern.test(line);
}

/**
 * Matches the four formula characters and their variants, after any invisible characters or quotation marks.
 */
const formulaPattern = /^[\p{C}\p{Z}"'`´‘’‚“”„«»]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]/u;

/** Matches numbers that would lose leading zeros or last digits, or become a date or a power of ten. */
const misreadPattern =
  /^(0\d+|\d{12,}|\d{1,4}[/-]\d{1,2}([/-]\d{1,4})?|\d{1,2}[/-]\d{4}|\d+(\.\d+)?[eE][+-]?\d+)$/;

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const gap = '[ ./,-]';

/** Matches a month with a day or a year, such as the promo code DEC10, which becomes the 10th of December. */
const monthPattern = new RegExp(
  `^(?:\\d{1,2}${gap}*)?${month}(?:${gap}*\\d{1,4}(?:${gap}+\\d{1,4})?)?$`,
  'i',
);
