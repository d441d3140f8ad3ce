import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { oneOf } from '#domain/kernel/columns.server.ts';
import { methodsByTiming } from '#domain/payments/payment-methods.ts';

/**
 * Returns the SQL of a tracking number as it is compared: capitals and digits, without the leading zeros that
 * spreadsheets lose.
 */
export function trackingKey({ trackingNumber }: { trackingNumber: AnyPgColumn }) {
  return sql<string>`ltrim(upper(regexp_replace(${trackingNumber}, '[^A-Za-z0-9]', '', 'g')), '0')`;
}

type CourierColumns = Record<'status' | 'dueLkr' | 'paymentMethod' | 'courier', AnyPgColumn>;

/** Returns `isCashAtCourier` as an SQL condition, which an index uses too. */
export function atCourierCondition(order: CourierColumns) {
  const methods = oneOf(methodsByTiming('on-delivery'));
  return sql`${order.status} in ('shipped', 'delivered') and ${order.dueLkr} > 0 and ${order.paymentMethod} in ${methods} and ${order.courier} <> ''`;
}

/** Returns the SQL condition for refused parcels that have not come back yet. */
export function returningCondition(
  order: Record<'status' | 'deliveryRefusedAt' | 'returnReceivedAt', AnyPgColumn>,
) {
  return sql`${order.status} = 'cancelled' and ${order.deliveryRefusedAt} is not null and ${order.returnReceivedAt} is null`;
}
