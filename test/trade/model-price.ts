import type { Line, Model, ModelOrder } from './model-state.ts';

export const priceLkr = [100, 70] as const;
/** The only promo code of the shop. */
export const promo = { percent: 10, maxUses: 2 } as const;

type Priced = Pick<ModelOrder, 'lines' | 'hasPromoCode'>;

/** Returns the price of the products minus the discount, rounded down, plus the delivery fee. */
export function totalOf(
  { feeLkr }: Pick<Model, 'feeLkr'>,
  { lines, hasPromoCode }: Priced,
): number {
  const priceOf = (line: Line | undefined, product: number) =>
    (line?.quantity ?? 0) * (priceLkr[product] ?? 0);
  const goods = lines.reduce((sum, line, product) => sum + priceOf(line, product), 0);
  return goods - (hasPromoCode ? Math.floor((goods * promo.percent) / 100) : 0) + feeLkr;
}
