import { cutText } from '#domain/kernel/cut-text.ts';
import { findHeadingRow } from './read-table.ts';
import {
  type AmountKind,
  type ColumnHeadings,
  type ListColumn,
  type ListedLine,
  listColumns,
  listLimits,
} from './remittance.ts';

/** Returns the headings of a list's columns, without those of empty columns. */
export function headingsOf(rows: readonly string[][]): string[] {
  return headingsByColumn(rows).filter(Boolean);
}

/** Returns the heading of each column. One without a heading, or with that of an earlier column, is named by its number. */
function headingsByColumn(rows: readonly string[][]): string[] {
  const headings = (rows[findHeadingRow(rows)] ?? []).map(cutHeading);
  const filled = filledColumns(rowsBelowHeadings(rows));
  const width = Math.max(headings.length, ...[...filled].slice(-1).map((last) => last + 1));
  const used = new Set<string>();
  return Array.from({ length: width }, (_, column) => {
    const heading = headings[column] ?? '';
    if (heading === '' && !filled.has(column)) return '';
    const isNumbered = heading === '' || used.has(heading);
    const name = isNumbered ? numberedHeading(heading, column + 1) : heading;
    used.add(name);
    return name;
  });
}

/** Returns the indexes of the columns that have a value, in their order. */
function filledColumns(rows: readonly string[][]): Set<number> {
  const filled = new Set<number>();
  for (const row of rows) for (const [column, cell] of row.entries()) if (cell) filled.add(column);
  return new Set([...filled].sort((one, other) => one - other));
}

function numberedHeading(heading: string, number: number): string {
  const ending = `#${number}`;
  if (heading === '') return ending;
  return `${cutText(heading, listLimits.heading - ending.length - 1).trimEnd()} ${ending}`;
}

const maxExample = 30;

/** Returns the first value of each column that is named by its number, from which an owner recognizes it. */
export function examplesOf(rows: readonly string[][]): Record<string, string> {
  const below = rowsBelowHeadings(rows);
  const examples = headingsByColumn(rows).flatMap((heading, column) => {
    const isNumbered = heading.endsWith(`#${column + 1}`);
    const value = isNumbered && below.find((row) => row[column])?.[column];
    return value ? [[heading, cutText(value, maxExample)] as const] : [];
  });
  return Object.fromEntries(examples);
}

/** Returns the rows with the parcels, without the headings and the titles that some couriers write above them. */
export function rowsBelowHeadings(rows: readonly string[][]): string[][] {
  return rows.slice(findHeadingRow(rows) + 1);
}

/**
 * Guesses the heading of each column by the words that couriers use; empty if no heading fits. Keeps the known headings
 * that the list has, and leaves a column without one as it is.
 */
export function guessColumns(
  headings: readonly string[],
  known: Partial<ColumnHeadings> = {},
): ColumnHeadings {
  const unusedHeadings = new Set(headings);
  const isKept = (column: ListColumn) => {
    const heading = known[column];
    return heading !== undefined && (heading === '' || headings.includes(heading));
  };
  for (const column of listColumns) if (isKept(column)) unusedHeadings.delete(known[column] ?? '');
  const guessed = listColumns.map((column): [ListColumn, string] => {
    if (isKept(column)) return [column, known[column] ?? ''];
    const heading = headingPatterns[column]
      .map((word) => [...unusedHeadings].find((one) => word.test(one)))
      .find(Boolean);
    if (heading) unusedHeadings.delete(heading);
    return [column, heading ?? ''];
  });
  return Object.fromEntries(guessed) as ColumnHeadings;
}

const headingPatterns: Record<ListColumn, RegExp[]> = {
  trackingNumber: [/way ?bill/i, /track/i, /\bawb\b/i, /consignment/i, /barcode/i, /parcel/i],
  orderNumber: [/order/i, /reference/i, /\bref\b/i, /invoice/i],
  amount: [/\bcod\b.*(amount|value)/i, /collect/i, /\bcod\b/i, /amount/i, /cash/i, /value/i],
  fee: [/deliver.*(fee|charge|cost)/i, /\bfee\b/i, /charge/i, /commission/i, /courier.*cost/i],
};

/** Returns whether a list has all of these columns, and they include an amount and a tracking or order number. */
export function hasColumns(headings: readonly string[], columns: ColumnHeadings): boolean {
  const chosenHeadings = Object.values(columns).filter(Boolean);
  const isEnough = columns.amount !== '' && (columns.trackingNumber || columns.orderNumber) !== '';
  return isEnough && chosenHeadings.every((heading) => headings.includes(heading));
}

type ListFormat = { columns: ColumnHeadings; amountKind: AmountKind };

/** Parses the lines below the headings. Returns only their tracking and order numbers, amounts and fees. */
export function readLines(
  rows: readonly string[][],
  { columns, amountKind }: ListFormat,
): ListedLine[] {
  const headings = headingsByColumn(rows);
  const cell = (row: readonly string[], column: ListColumn) =>
    columns[column] === '' ? '' : (row[headings.indexOf(columns[column])] ?? '');
  return rowsBelowHeadings(rows).map((row) => ({
    trackingNumber: cutNumber(cell(row, 'trackingNumber')),
    orderNumber: cutNumber(cell(row, 'orderNumber')),
    ...toRupees(parseAmount(cell(row, 'amount')), parseFee(cell(row, 'fee')), amountKind),
  }));
}

/** Returns no amount unless it is in whole rupees, as all of this shop's are. Rounds a fee, which may have cents. */
function toRupees(amount: number | undefined, fee: number | undefined, amountKind: AmountKind) {
  const collected =
    amount === undefined || fee === undefined
      ? undefined
      : Math.round((amountKind === 'after-fee' ? amount + fee : amount) * 100) / 100;
  const isWhole = collected !== undefined && Number.isInteger(collected);
  return { amountLkr: isWhole ? collected : undefined, feeLkr: Math.round(fee ?? 0) };
}

function cutHeading(cell: string): string {
  return cutText(cell, listLimits.heading);
}

function cutNumber(cell: string): string {
  return cutText(cell, listLimits.number);
}

const groupedPattern = /^\d{1,3}(?:[, ]\d{3})+(?:\.\d{1,2})?$/;
const plainPattern = /^\d{1,9}(?:\.\d{1,2})?$/;
/** Matches a decimal comma, only with two decimals: "3,800" is thousands, and "3.800" is ambiguous, so refused. */
const decimalCommaPattern = /^\d{1,3}(?:\.?\d{3})*,\d{2}$/;

/** Parses an amount such as `3,800.00`, `Rs 3800/=`, `LKR 3 800`, in rupees with decimals. Undefined for anything else. */
export function parseAmount(input: string): number | undefined {
  const text = cutCurrency(input);
  if (groupedPattern.test(text) || plainPattern.test(text))
    return belowLimit(Number(text.replace(/[, ]/g, '')));
  if (decimalCommaPattern.test(text))
    return belowLimit(Number(text.replaceAll('.', '').replace(',', '.')));
  return undefined;
}

/**
 * Parses the courier's fee, which some lists write as a deduction: -350, Rs -350, (350.00). An empty cell is 0.
 */
export function parseFee(input: string): number | undefined {
  const text = cutCurrency(input)
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^[-−]\s*/, '');
  return text === '' ? 0 : parseAmount(text);
}

/** Removes rupee signs in both scripts around an amount, and `/=` or `/-` after it. */
function cutCurrency(input: string): string {
  return input
    .replace(/\u00a0/g, ' ')
    .trim()
    .replace(/\/[-=]$/, '')
    .replace(/^(?:rs\.?|lkr|₨|\u0dbb\u0dd4\.?)|(?:rs\.?|lkr)$/iu, '')
    .trim();
}

function belowLimit(rupees: number): number | undefined {
  return rupees < 100_000_000 ? rupees : undefined;
}
