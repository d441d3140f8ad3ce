import { count, eq, exists, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';

/** Sums over all orders of a phone; money in whole rupees. */
export type ProfileSums = {
  ordersCount: number;
  cancelledCount: number;
  /** The totals of all orders, cancelled ones included, as in the list of customers. */
  orderedLkr: number;
  receivedLkr: number;
  refundedLkr: number;
  dueLkr: number;
  refundDueLkr: number;
  /** Parcels that were not accepted. */
  refusedCount: number;
  /** Orders with returned units and a refund. */
  returnedCount: number;
};

/** Adds up what a phone (E.164) ordered, paid, refused and returned, by one query. */
export async function sumProfile(shop: AdminShop, phone: string): Promise<ProfileSums> {
  const returned = shop.db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(sql`${eq(orderLines.orderId, orders.id)} and ${gt(orderLines.returned, 0)}`);
  const total = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [sums] = await shop.db
    .select({
      ordersCount: count(),
      cancelledCount: sql`count(*) filter (where ${eq(orders.status, 'cancelled')})`.mapWith(
        Number,
      ),
      orderedLkr: total(orders.totalLkr),
      receivedLkr: total(orders.receivedLkr),
      refundedLkr: total(orders.refundedLkr),
      dueLkr: total(orders.dueLkr),
      refundDueLkr: total(orders.refundDueLkr),
      refusedCount: sql`count(${orders.deliveryRefusedAt})`.mapWith(Number),
      returnedCount: sql`count(*) filter (where ${exists(returned)})`.mapWith(Number),
    })
    .from(orders)
    .where(eq(orders.customerPhone, phone));
  if (!sums) throw new Error('The database counted nothing.');
  return sums;
}
