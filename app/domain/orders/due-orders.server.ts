import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OrderDue } from './order.ts';
import { orders } from './tables.server.ts';

const isUnpaid = inArray(orders.paymentStatus, ['pending', 'failed']);

const conditions: Record<OrderDue, SQL | undefined> = {
  transfer: and(
    eq(orders.paymentMethod, 'bank_transfer'),
    isUnpaid,
    inArray(orders.status, ['pending', 'paid', 'shipped']),
  ),
  delivered: and(eq(orders.status, 'delivered'), isUnpaid),
  refund: and(eq(orders.status, 'cancelled'), eq(orders.paymentStatus, 'paid')),
};

/** Whether an order waits for a transfer, for the money of a delivered parcel, or for its refund. */
export function isDue(due: OrderDue): SQL {
  return sql`(${conditions[due]})`;
}
