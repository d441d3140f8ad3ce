/** Units that came, units that left, or what was counted on the shelf. */
export const adjustmentKinds = ['add', 'take', 'count'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

export const noteLimit = 200;

/** `shownStock` is the stock that the form showed: what was counted is meant against it, for orders go on meanwhile. */
export type StockAdjustment = {
  kind: AdjustmentKind;
  units: number;
  note: string;
  shownStock?: number | undefined;
};
