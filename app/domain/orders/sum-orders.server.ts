import { sql } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { isDue } from './due-orders.server.ts';
import { type OrderDue, type OrderStatus, orderDues, orderStatuses } from './order.ts';
import { type Province, provinces } from './provinces.ts';
import { orders } from './tables.server.ts';

/** Every order counts, cancelled ones too; the part that is cancelled stands beside. */
export type Sum = {
  orders: number;
  totalLkr: number;
  cancelledOrders: number;
  cancelledLkr: number;
};

export type OrderSums = {
  all: Sum;
  byStatus: Record<OrderStatus, Sum>;
  byProvince: Record<Province, Sum>;
  /** How many orders wait for money, or for its way back. */
  due: Record<OrderDue, number>;
};

/** All orders ever, added up by the database in one reading of one index, however many there are. */
export async function sumOrders(shop: OwnerShop): Promise<OrderSums> {
  const groups = await shop.db
    .select({
      status: orders.status,
      province: orders.province,
      orders: sql`count(*)`.mapWith(Number),
      totalLkr: sql`sum(${orders.totalLkr})`.mapWith(Number),
      transfer: countDue('transfer'),
      delivered: countDue('delivered'),
      refund: countDue('refund'),
    })
    .from(orders)
    .groupBy(orders.status, orders.province);
  const sums: OrderSums = {
    all: nothing(),
    byStatus: recordOf(orderStatuses, nothing),
    byProvince: recordOf(provinces, nothing),
    due: recordOf(orderDues, () => 0),
  };
  for (const group of groups) {
    add(sums.all, group);
    add(sums.byStatus[group.status], group);
    add(sums.byProvince[group.province], group);
    for (const due of orderDues) sums.due[due] += group[due];
  }
  return sums;
}

function countDue(due: OrderDue) {
  return sql`count(*) filter (where ${isDue(due)})`.mapWith(Number);
}

function add(sum: Sum, group: { status: OrderStatus; orders: number; totalLkr: number }) {
  sum.orders += group.orders;
  sum.totalLkr += group.totalLkr;
  if (group.status !== 'cancelled') return;
  sum.cancelledOrders += group.orders;
  sum.cancelledLkr += group.totalLkr;
}

function nothing(): Sum {
  return { orders: 0, totalLkr: 0, cancelledOrders: 0, cancelledLkr: 0 };
}

function recordOf<Key extends string, Value>(keys: readonly Key[], make: () => Value) {
  return Object.fromEntries(keys.map((key) => [key, make()])) as Record<Key, Value>;
}
