const separators = ['\t', ';', ','] as const;
const rowsToInspect = 20;

/** Parses a table by RFC 4180, with the separator that gives the most cells in one row. Leaves out empty rows. */
export function readTable(text: string): string[][] {
  const start = text.split(/\r\n|\r|\n/, rowsToInspect).join('\n');
  const widths = separators.map((separator) => {
    return Math.max(0, ...rowsOf(start, separator).map((row) => row.filter(Boolean).length));
  });
  const best = separators[widths.indexOf(Math.max(...widths))] ?? ',';
  return rowsOf(text, best).filter((row) => row.some(Boolean));
}

/**
 * Returns the index of the row with the headings: of the first rows, which may be titles, the one with the most cells
 * without a digit. Never takes a row that looks like a parcel's, which would be lost; returns -1 where there are no others.
 */
export function findHeadingRow(rows: readonly string[][]): number {
  const wordCounts = rows.slice(0, rowsToInspect).map((row, index) => {
    return isLikeParcelRow(rows, index) ? -1 : row.filter(hasNoDigit).length;
  });
  const most = Math.max(...wordCounts, -1);
  return most < 0 ? -1 : wordCounts.indexOf(most);
}

/** Returns whether a row has a number in the same column as the row before or after it, as the rows of parcels have. */
function isLikeParcelRow(rows: readonly string[][], index: number): boolean {
  const neighbours = [rows[index - 1], rows[index + 1]];
  return (rows[index] ?? []).some(
    (cell, column) =>
      numberPattern.test(cell) && neighbours.some((row) => numberPattern.test(row?.[column] ?? '')),
  );
}

/** Matches a cell that is only a number, such as an amount with or without its currency. */
const numberPattern = /^(?:rs\.?|lkr|₨|\u0dbb\u0dd4\.?)?\s*\d[\d,.\s]*(?:\/[-=])?$/iu;

function hasNoDigit(cell: string): boolean {
  return cell !== '' && !/\d/.test(cell);
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A quoted cell with its doubled quotes, or everything up to a separator or the end of the line.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|())([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`,
    'gy',
  );
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, quoted = '', , rest = '', end = ''] = found;
    row.push(plainCell(quoted.replaceAll('""', '"') + rest));
    if (end !== separator) {
      rows.push(row);
      row = [];
    }
    if (end === '') break;
  }
  return rows;
}

/** Normalizes spaces, and removes the marks by which spreadsheets keep numbers as text: `="00123"`, `'00123`. */
function plainCell(input: string): string {
  const text = input.replace(/[\s\p{Cc}\u200b\u200e\u200f\u2060\ufeff]+/gu, ' ').trim();
  return text.replace(/^="?(.*?)"?$/, '$1').replace(/^'/, '');
}
