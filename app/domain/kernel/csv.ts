/** Says to spreadsheets that the file is UTF-8; without it they read Sinhala as something else. */
export const csvStart = '\ufeff';

export type CsvCell = string | number;

/** One line of a table as RFC 4180 writes it, with its end. Numbers stay numbers, every text is quoted. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  return typeof cell === 'number' ? String(cell) : `"${harmless(cell).replaceAll('"', '""')}"`;
}

/**
 * What people type could begin like a formula, which a spreadsheet would calculate for whoever opens the file. An
 * apostrophe before it makes it a text, at the beginning and after the signs at which other countries' spreadsheets
 * split a line. Ends of lines become ' / ', so that a line of the file is a row of the table.
 */
function harmless(text: string): string {
  const line = text
    .trim()
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' / ')
    .replace(/\p{Cc}/gu, ' ');
  if (isMistaken.test(line)) return `'${line}`;
  return line
    .split(/(?<=[;|])/)
    .map((part) => (isFormula.test(part) ? `'${part}` : part))
    .join('');
}

/** The four signs, their wide and small sisters, and whatever cannot be seen or is a quotation mark before them. */
const isFormula = /^[\p{C}\p{Z}"'`´‘’‚“”„«»]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]/u;

/** A number that would lose its first zeros or its last digits, and what would become a date or a power of ten. */
const isMistaken = /^(0\d+|\d{12,}|\d{1,4}[/-]\d{1,2}([/-]\d{1,4})?|\d+[eE]\d+)$/;
