import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { OrderConcern } from './order.ts';
import { isToLookAt, orders } from './tables.server.ts';

const isUnpaid = inArray(orders.paymentStatus, ['pending', 'failed']);

const conditions: Record<OrderConcern, SQL | undefined> = {
  transfer: and(
    eq(orders.paymentMethod, 'bank_transfer'),
    isUnpaid,
    inArray(orders.status, ['pending', 'paid', 'shipped']),
  ),
  delivered: and(eq(orders.status, 'delivered'), isUnpaid),
  refund: gt(orders.refundDueLkr, 0),
  flagged: isToLookAt(orders),
};

/** How many orders the owner should look at before anything leaves. */
export function countFlagged(shop: OwnerShop): Promise<number> {
  return shop.db.$count(orders, isDue('flagged'));
}

/** Whether an order waits for a transfer, for the money of a delivered parcel, for its refund, or for a look at it. */
export function isDue(due: OrderConcern): SQL {
  return sql`(${conditions[due]})`;
}
