import type { PaymentMethod } from '#domain/payments/payment-methods.ts';

/**
 * The columns of a month's accounts. The first five leave out cancelled orders, which the next two count; the last four are
 * the money that moved in the month, whenever its order was placed.
 */
export const accountColumns = [
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
export type AccountColumn = (typeof accountColumns)[number];

/** The figures of one payment method; `method` is undefined in the total of all methods. */
export type AccountsRow = Record<AccountColumn, number> & { method: PaymentMethod | undefined };

export const zeroFigures = Object.fromEntries(
  accountColumns.map((column) => [column, 0]),
) as Record<AccountColumn, number>;

export function sumOfRows(rows: readonly AccountsRow[]): AccountsRow {
  const sums = accountColumns.map((column) => {
    return [column, rows.reduce((sum, row) => sum + row[column], 0)];
  });
  return { ...(Object.fromEntries(sums) as typeof zeroFigures), method: undefined };
}

/** Returns the money received less refunds and fees. */
export function netLkr(row: Record<AccountColumn, number>): number {
  return row.receivedLkr - row.refundedLkr - row.gatewayFeeLkr - row.courierFeeLkr;
}
