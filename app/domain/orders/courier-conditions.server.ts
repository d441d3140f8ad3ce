import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { methodsByTiming } from '#domain/payments/payment-methods.ts';

/** A tracking number as it is compared: capitals and digits, without the zeros before it that spreadsheets lose. */
export function trackingKey({ trackingNumber }: { trackingNumber: AnyPgColumn }) {
  return sql<string>`ltrim(upper(regexp_replace(${trackingNumber}, '[^A-Za-z0-9]', '', 'g')), '0')`;
}

type CourierColumns = Record<'status' | 'dueLkr' | 'paymentMethod' | 'courier', AnyPgColumn>;

/** Cash on delivery that a courier collects or has: the condition of the index, and `isCashAtCourier` as SQL. */
export function atCourierCondition(order: CourierColumns) {
  const methods = sql.raw(
    methodsByTiming('on-delivery')
      .map((name) => `'${name}'`)
      .join(', '),
  );
  return sql`${order.status} in ('shipped', 'delivered') and ${order.dueLkr} > 0 and ${order.paymentMethod} in (${methods}) and ${order.courier} <> ''`;
}

/** A refused parcel that has not come back yet. */
export function returningCondition(
  order: Record<'status' | 'deliveryRefusedAt' | 'returnReceivedAt', AnyPgColumn>,
) {
  return sql`${order.status} = 'cancelled' and ${order.deliveryRefusedAt} is not null and ${order.returnReceivedAt} is null`;
}
