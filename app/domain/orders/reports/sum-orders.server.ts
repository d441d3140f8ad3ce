import { sql } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/order.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type Province, provinces } from '#domain/places/provinces.ts';

export type OrderSums = {
  all: Sum;
  byStatus: Record<OrderStatus, Sum>;
  byProvince: Record<Province, Sum>;
};

/** Adds up all orders ever, in one scan of one index. */
export async function sumOrders(shop: AdminShop): Promise<OrderSums> {
  const groups = await shop.db
    .select({
      status: orders.status,
      province: orders.province,
      orders: sql`count(*)`.mapWith(Number),
      totalLkr: sql`sum(${orders.totalLkr})`.mapWith(Number),
    })
    .from(orders)
    .groupBy(orders.status, orders.province);
  const sumWhere = (isWanted: (group: (typeof groups)[number]) => boolean) =>
    sumOf(groups.filter(isWanted));
  return {
    all: sumOf(groups),
    byStatus: recordOf(orderStatuses, (wanted) => sumWhere(({ status }) => status === wanted)),
    byProvince: recordOf(provinces, (wanted) => sumWhere(({ province }) => province === wanted)),
  };
}

function recordOf<Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}

/** The number and total of all orders, cancelled ones included, with those of the cancelled ones beside them. */
export type Sum = {
  orders: number;
  totalLkr: number;
  cancelledOrders: number;
  cancelledLkr: number;
};

/** Orders of one status, added up by the database. */
export type OrderGroup = { status: OrderStatus; orders: number; totalLkr: number };

/** Adds up groups of orders. */
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
