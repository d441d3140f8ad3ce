/** The columns of a courier's list. */
export const listColumns = ['trackingNumber', 'orderNumber', 'amount', 'fee'] as const;
export type ListColumn = (typeof listColumns)[number];
/** The heading of each column; empty if the list has no such column. */
export type ColumnHeads = Record<ListColumn, string>;

/** Whether the amount of a line is gross, as the customer paid it, or net of the fee. */
export const amountKinds = ['collected', 'after-fee'] as const;
export type AmountKind = (typeof amountKinds)[number];

/** The stored part of a line. The amount is undefined if it could not be parsed. */
export type ListedLine = {
  trackingNumber: string;
  orderNumber: string;
  /** What the customer paid, in rupees. */
  amountLkr: number | undefined;
  feeLkr: number;
};

/** Why a line changes nothing. */
export const lineProblems = [
  'no-number',
  'unreadable',
  'unknown',
  'ambiguous',
  'twice',
  'other-courier',
  'cancelled',
  'already-paid',
  'other-method',
  'not-sent',
  'no-cash',
  'too-little',
  'too-much',
] as const;
export type LineProblem = (typeof lineProblems)[number];

/** The outcome of a line. `kept`: its order stayed paid when the list was taken back. */
export const lineOutcomes = ['paid', 'taken-back', 'kept', ...lineProblems] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** Limits of a list, in characters, lines, and bytes of its file. */
export const listLimits = {
  courier: 60,
  number: 60,
  head: 120,
  lines: 10_000,
  bytes: 3 * 1024 * 1024,
} as const;

/** Returns the key by which couriers are compared, ignoring case and surrounding spaces. */
export function courierKey(courier: string): string {
  return courier.trim().toLowerCase();
}

/**
 * Couriers pay out weekly: the days after the shipment from which cash is awaited, and from which it is overdue.
 */
export const usualDays = 7;
export const overdueDays = 14;
