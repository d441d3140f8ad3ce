import { readAmount, readFee } from './read-amount.ts';
import { headRow } from './read-table.ts';
import {
  type AmountKind,
  type ColumnHeads,
  type ListColumn,
  type ListedLine,
  listColumns,
  listLimits,
} from './remittance.ts';

/** Returns the heads of a list's columns, each once. */
export function headsOf(rows: readonly string[][]): string[] {
  const heads = rows[headRow(rows)] ?? [];
  return [...new Set(heads.map(headText).filter(Boolean))];
}

/** Guesses what each column has by the words that couriers use. */
export function guessColumns(heads: readonly string[]): ColumnHeads {
  const left = new Set(heads);
  const guessed = listColumns.map((column): [ListColumn, string] => {
    const head = usualWords[column]
      .map((word) => [...left].find((one) => word.test(one)))
      .find(Boolean);
    if (head) left.delete(head);
    return [column, head ?? ''];
  });
  return Object.fromEntries(guessed) as ColumnHeads;
}

const usualWords: Record<ListColumn, RegExp[]> = {
  trackingNumber: [/way ?bill/i, /track/i, /\bawb\b/i, /consignment/i, /barcode/i, /parcel/i],
  orderNumber: [/order/i, /reference/i, /\bref\b/i, /invoice/i],
  amount: [/\bcod\b.*(amount|value)/i, /collect/i, /\bcod\b/i, /amount/i, /cash/i, /value/i],
  fee: [/deliver.*(fee|charge|cost)/i, /\bfee\b/i, /charge/i, /commission/i, /courier.*cost/i],
};

/** Tells whether a list has all of these columns, and they are enough: an amount, and a number of either kind. */
export function hasColumns(heads: readonly string[], columns: ColumnHeads): boolean {
  const named = Object.values(columns).filter(Boolean);
  const isEnough = columns.amount !== '' && (columns.trackingNumber || columns.orderNumber) !== '';
  return isEnough && named.every((head) => heads.includes(head));
}

type Wanted = { columns: ColumnHeads; amountIs: AmountKind };

/** Reads the lines below the heads. Keeps of each only its numbers, its amount and its fee. */
export function readLines(rows: readonly string[][], { columns, amountIs }: Wanted): ListedLine[] {
  const at = headRow(rows);
  const heads = (rows[at] ?? []).map(headText);
  const cell = (row: readonly string[], column: ListColumn) =>
    columns[column] === '' ? '' : (row[heads.indexOf(columns[column])] ?? '');
  return rows.slice(at + 1).map((row) => ({
    trackingNumber: numberText(cell(row, 'trackingNumber')),
    orderNumber: numberText(cell(row, 'orderNumber')),
    ...money(readAmount(cell(row, 'amount')), readFee(cell(row, 'fee')), amountIs),
  }));
}

/** Amounts of this shop are whole rupees; a fee may have cents and is rounded. */
function money(amount: number | undefined, fee: number | undefined, amountIs: AmountKind) {
  const collected =
    amount === undefined || fee === undefined
      ? undefined
      : Math.round((amountIs === 'after-fee' ? amount + fee : amount) * 100) / 100;
  const isWhole = collected !== undefined && Number.isInteger(collected);
  return { amountLkr: isWhole ? collected : undefined, feeLkr: Math.round(fee ?? 0) };
}

function headText(cell: string): string {
  return cell.slice(0, listLimits.head);
}

function numberText(cell: string): string {
  return cell.slice(0, listLimits.number);
}
