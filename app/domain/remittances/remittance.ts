/** What a courier's list is read by. */
export const listColumns = ['trackingNumber', 'orderNumber', 'amount', 'fee'] as const;
export type ListColumn = (typeof listColumns)[number];
/** The head of each column; empty where the list has none. */
export type ColumnHeads = Record<ListColumn, string>;

/** Whether the amount of a line is what the customer paid, or what is left of it after the fee. */
export const amountKinds = ['collected', 'after-fee'] as const;
export type AmountKind = (typeof amountKinds)[number];

/** What is kept of a line. The amount is undefined where it could not be read. */
export type ListedLine = {
  trackingNumber: string;
  orderNumber: string;
  /** What the customer paid, in rupees. */
  amountLkr: number | undefined;
  feeLkr: number;
};

/** Why a line is left alone. */
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

/** What a line does, or did: `kept` stays paid although its list was taken back. */
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

/** How a courier is compared: capitals and spaces around do not matter. */
export function courierKey(courier: string): string {
  return courier.trim().toLowerCase();
}

/** Couriers pay out weekly: days after which cash is awaited, and after which it is overdue, from the parcel's leaving. */
export const usualDays = 7;
export const overdueDays = 14;
