import type { AdjustStockRefusal } from '#domain/catalog/adjust-stock.server.ts';

/** The form comes back with what was typed. */
export type AdjustAnswer = {
  values: Record<string, string>;
  problems: Record<string, string>;
  refusal?: AdjustStockRefusal;
};
