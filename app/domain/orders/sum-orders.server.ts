import { sql } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { type OrderDue, type OrderStatus, orderDues, orderStatuses } from './order.ts';
import { type Sum, sumOf } from './order-sum.ts';
import { isDue } from './payment.server.ts';
import { type Province, provinces } from './provinces.ts';
import { orders } from './tables.server.ts';

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
  const where = (isWanted: (group: (typeof groups)[number]) => boolean) => groups.filter(isWanted);
  return {
    all: sumOf(groups),
    byStatus: recordOf(orderStatuses, (one) => sumOf(where(({ status }) => status === one))),
    byProvince: recordOf(provinces, (one) => sumOf(where(({ province }) => province === one))),
    due: recordOf(orderDues, (due) => groups.reduce((sum, group) => sum + group[due], 0)),
  };
}

function countDue(due: OrderDue) {
  return sql`count(*) filter (where ${isDue(due)})`.mapWith(Number);
}

function recordOf<Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
