/** The columns of a courier's list. */
export const listColumns = ['trackingNumber', 'orderNumber', 'amount', 'fee'] as const;
export type ListColumn = (typeof listColumns)[number];
/** The heading of each column; empty if the list has no such column. */
export type ColumnHeadings = Record<ListColumn, string>;

/** Whether the amount of a line is gross, as the customer paid it, or net of the fee. */
export const amountKinds = ['collected', 'after-fee'] as const;
export type AmountKind = (typeof amountKinds)[number];

/** The stored part of a line. */
export type ListedLine = {
  trackingNumber: string;
  orderNumber: string;
  /** The cash that the customer paid; undefined if it could not be parsed or is not in whole rupees. */
  amountLkr: number | undefined;
  feeLkr: number;
};

/**
 * The reasons for which a line changes nothing. `unreadable`: its amount or fee. `unknown`: no order has its numbers.
 * `ambiguous`: several orders have them. `twice`: an earlier line with cash is for the same order. `no-cash`: its amount is 0.
 */
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

/** The outcome of a line. `kept`: its money had been refunded or reverted already when the list was taken back. */
export const lineOutcomes = ['paid', 'taken-back', 'kept', ...lineProblems] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** Limits of a list, in characters, lines, and bytes of its file. */
export const listLimits = {
  courier: 60,
  number: 60,
  heading: 120,
  lines: 10_000,
  bytes: 3 * 1024 * 1024,
} as const;

/** The days after the shipment within which couriers usually pay out: they do so weekly. */
export const usualRemittanceDays = 7;
/** The days after the shipment from which cash is overdue. */
export const overdueDays = 14;
