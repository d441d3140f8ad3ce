import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core';

type MoneyColumn =
  | 'subtotalLkr'
  | 'deliveryFeeLkr'
  | 'discountLkr'
  | 'totalLkr'
  | 'receivedLkr'
  | 'refundedLkr'
  | 'waivedLkr'
  | 'dueLkr'
  | 'paymentStatus';

/** Returns the CHECK constraints by which the sums and the payment status of an order agree, as in order-money.ts. */
export function moneyChecks(order: Record<MoneyColumn, AnyPgColumn>) {
  return [
    check(
      'orders_total_adds_up',
      sql`${order.totalLkr} = ${order.subtotalLkr} + ${order.deliveryFeeLkr} - ${order.discountLkr} and ${order.totalLkr} >= 0`,
    ),
    check(
      'orders_money_not_negative',
      sql`${order.subtotalLkr} >= 0 and ${order.deliveryFeeLkr} >= 0 and ${order.discountLkr} >= 0`,
    ),
    check('orders_discount_within_goods', sql`${order.discountLkr} <= ${order.subtotalLkr}`),
    check(
      'orders_refunded_was_received',
      sql`${order.refundedLkr} between 0 and ${order.receivedLkr}`,
    ),
    check('orders_waived_in_range', sql`${order.waivedLkr} between 0 and ${order.totalLkr}`),
    check(
      'orders_payment_status_agrees_with_money',
      sql`case ${order.paymentStatus} when 'paid' then ${order.dueLkr} = 0
        when 'refunded' then ${order.dueLkr} = 0 and ${order.receivedLkr} = ${order.refundedLkr}
        else ${order.dueLkr} > 0 or ${order.receivedLkr} = ${order.refundedLkr} end`,
    ),
  ];
}
