/** Adds units, takes units, or sets the stock to a count. */
export const adjustmentKinds = ['add', 'take', 'count'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** In Unicode characters. */
export const noteLimit = 200;

/**
 * `shownStock` is the stock that the form showed: a count is relative to it, because orders continue in the meantime.
 * `shownMovement` is the last movement then, or 0: a count is refused if units were adjusted or returned since.
 */
export type StockAdjustment = {
  kind: AdjustmentKind;
  units: number;
  note: string;
  shownStock?: number | undefined;
  shownMovement?: number | undefined;
};
