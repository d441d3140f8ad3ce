/** Adds units, takes units, or sets the stock to a count. */
export const adjustmentKinds = ['add', 'take', 'count'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** In Unicode characters. */
export const noteLimit = 200;

/**
 * `shownStock` is the stock that the form showed: a count is relative to it, because orders continue in the meantime.
 */
export type StockAdjustment = {
  kind: AdjustmentKind;
  units: number;
  note: string;
  shownStock?: number | undefined;
};
