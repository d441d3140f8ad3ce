import { sql } from 'drizzle-orm';
import { manyOrders, readRecentFigures } from '#domain/kernel/recent-figures.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { unsettledCondition } from '#domain/orders/index-conditions.server.ts';
import { type OrderDue, type OrderStatus, orderDues, orderStatuses } from '#domain/orders/order.ts';
import { orderCondition } from '#domain/orders/payment.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type Province, provinces } from '#domain/places/provinces.ts';

export type OrderSums = {
  all: Sum;
  byStatus: Record<OrderStatus, Sum>;
  byProvince: Record<Province, Sum>;
};

/** Adds up all orders ever. In a shop with many orders the sums may be some minutes old. */
export function sumOrders(shop: OwnerShop): Promise<OrderSums> {
  return readRecentFigures(shop, {
    name: 'sums of orders',
    read: () => addUp(shop),
    isLarge: ({ all }) => all.orders >= manyOrders,
  });
}

/** Reads one index to its end. */
async function addUp(shop: OwnerShop): Promise<OrderSums> {
  const groups = await shop.db
    .select({
      status: orders.status,
      province: orders.province,
      orders: sql`count(*)`.mapWith(Number),
      totalLkr: sql`sum(${orders.totalLkr})`.mapWith(Number),
    })
    .from(orders)
    .groupBy(orders.status, orders.province);
  const where = (isWanted: (group: (typeof groups)[number]) => boolean) => groups.filter(isWanted);
  return {
    all: sumOf(groups),
    byStatus: recordOf(orderStatuses, (one) => sumOf(where(({ status }) => status === one))),
    byProvince: recordOf(provinces, (one) => sumOf(where(({ province }) => province === one))),
  };
}

/** Counts the orders that wait for money, or for a refund. */
export async function countDues(shop: OwnerShop): Promise<Record<OrderDue, number>> {
  const counted = (due: OrderDue) =>
    sql`count(*) filter (where ${orderCondition(due)})`.mapWith(Number);
  const [counts] = await shop.db
    .select({
      transfer: counted('transfer'),
      delivered: counted('delivered'),
      courier: counted('courier'),
      refund: counted('refund'),
    })
    .from(orders)
    .where(unsettledCondition(orders));
  return counts ?? recordOf(orderDues, () => 0);
}

function recordOf<Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}

/** Counts every order; the part that is cancelled is beside it. */
export type Sum = {
  orders: number;
  totalLkr: number;
  cancelledOrders: number;
  cancelledLkr: number;
};

/** Orders of one status, added up by the database. */
export type OrderGroup = { status: OrderStatus; orders: number; totalLkr: number };

export function sumOf(groups: readonly OrderGroup[]): Sum {
  const cancelled = groups.filter(({ status }) => status === 'cancelled');
  return {
    orders: total(groups, 'orders'),
    totalLkr: total(groups, 'totalLkr'),
    cancelledOrders: total(cancelled, 'orders'),
    cancelledLkr: total(cancelled, 'totalLkr'),
  };
}

function total(groups: readonly OrderGroup[], figure: 'orders' | 'totalLkr'): number {
  return groups.reduce((sum, group) => sum + group[figure], 0);
}
