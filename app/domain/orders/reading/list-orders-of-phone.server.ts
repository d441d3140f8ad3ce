import { and, count, eq, ne, sql } from 'drizzle-orm';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import type { Order } from './find-order.server.ts';
import { listedColumns } from './list-orders.server.ts';

const maxListed = 10;

export type OrdersOfPhone = {
  /** The newest other orders of this phone number. */
  others: Pick<Order, keyof typeof listedColumns>[];
  othersCount: number;
  /** Counts the parcels refused by the customer with this phone number, including this order. */
  refusedCount: number;
};

/**
 * Returns the newest other orders of an order's phone number, the count of all others, and how many parcels of the number
 * were refused, to be checked before packing.
 */
export async function listOrdersOfPhone(
  shop: AdminShop,
  { id, customerPhone }: Pick<Order, 'id' | 'customerPhone'>,
): Promise<OrdersOfPhone> {
  if (customerPhone === '') return { others: [], othersCount: 0, refusedCount: 0 };
  const isOfPhone = eq(orders.customerPhone, customerPhone);
  const others = await shop.db
    .select(listedColumns)
    .from(orders)
    .where(and(isOfPhone, ne(orders.id, id)))
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(maxListed);
  const [counted] = await shop.db
    .select({
      all: count(),
      refused: sql`count(${orders.deliveryRefusedAt})`.mapWith(Number),
    })
    .from(orders)
    .where(isOfPhone);
  return {
    others,
    othersCount: Math.max(0, (counted?.all ?? 0) - 1),
    refusedCount: counted?.refused ?? 0,
  };
}
