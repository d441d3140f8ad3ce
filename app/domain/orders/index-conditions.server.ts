import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

// Conditions that queries share with partial indexes. PostgreSQL uses such an index only if both are written alike.

type FlaggedColumns = { flags: AnyPgColumn; status: AnyPgColumn; confirmedByPhoneAt: AnyPgColumn };

/** Returns the SQL condition for flagged orders that are pending and not confirmed. */
export function flaggedCondition(order: FlaggedColumns) {
  return sql`${order.flags} <> '[]'::jsonb and ${order.status} = 'pending' and ${order.confirmedByPhoneAt} is null`;
}

type UnsettledColumns = Record<
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'dueLkr'
  | 'refundDueLkr'
  | 'courier'
  | 'source'
  | 'customerPhone'
  | 'confirmedByPhoneAt'
  | 'packedAt'
  | 'chargedBackAt'
  | 'cancelAskedAt',
  AnyPgColumn
>;

/** Returns the columns by which unsettled orders are counted: for the queues, and by what is due. */
export function unsettledColumns(order: UnsettledColumns): AnyPgColumn[] {
  const { status, paymentMethod, paymentStatus, dueLkr, refundDueLkr } = order;
  const { courier, source, customerPhone } = order;
  const times = [
    order.confirmedByPhoneAt,
    order.packedAt,
    order.chargedBackAt,
    order.cancelAskedAt,
  ];
  const money = [paymentMethod, paymentStatus, dueLkr, refundDueLkr];
  return [status, ...money, courier, source, customerPhone, ...times];
}

type MoneyColumns = Record<'status' | 'dueLkr' | 'refundDueLkr', AnyPgColumn>;

/** Returns the SQL condition for orders that wait for a parcel, for money or for a refund. */
export function unsettledCondition(order: MoneyColumns) {
  return sql`(${order.status} in ('pending', 'paid') or ${order.dueLkr} > 0 or ${order.refundDueLkr} > 0)`;
}
