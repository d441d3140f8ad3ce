import type { PaymentMethod } from '#domain/payments/payment-methods.ts';

/**
 * In rupees, or numbers of orders. The first five leave out cancelled orders, which the next two count; the last four are
 * the money that moved in the month, whenever its order was placed.
 */
export const figureNames = [
  'orders',
  'goodsLkr',
  'discountLkr',
  'deliveryLkr',
  'salesLkr',
  'cancelledOrders',
  'cancelledLkr',
  'receivedLkr',
  'refundedLkr',
  'gatewayFeeLkr',
  'courierFeeLkr',
] as const;
export type FigureName = (typeof figureNames)[number];

export type MonthFigures = Record<FigureName, number>;
export type MethodFigures = MonthFigures & { method: PaymentMethod };

export const zeroFigures = Object.fromEntries(figureNames.map((name) => [name, 0])) as MonthFigures;

export function sumOfFigures(summands: readonly MonthFigures[]): MonthFigures {
  const sums = figureNames.map((name) => {
    return [name, summands.reduce((sum, figures) => sum + figures[name], 0)];
  });
  return Object.fromEntries(sums) as MonthFigures;
}

/** Returns the money received less refunds and fees. */
export function netLkr(figures: MonthFigures): number {
  return figures.receivedLkr - figures.refundedLkr - figures.gatewayFeeLkr - figures.courierFeeLkr;
}
