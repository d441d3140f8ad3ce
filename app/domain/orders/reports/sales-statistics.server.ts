import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { manyOrders, readCached } from '#domain/kernel/cached-query.server.ts';
import { lastDaysCondition } from '#domain/kernel/clock-conditions.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { countUnsettled } from '#domain/orders/count-unsettled.server.ts';
import { type OrderDue, orderDues } from '#domain/orders/order.ts';
import { orderCondition } from '#domain/orders/payment.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type OrderSums, sumOrders } from './sum-orders.server.ts';

const manyCustomers = 20_000;
const lateMs = 24 * 60 * 60 * 1000;

export type SalesStatistics = {
  /** The sum of all orders of today, cancelled ones included, with the sum of the cancelled ones beside it. */
  todayLkr: number;
  todayCancelledLkr: number;
  todayCount: number;
  pendingCount: number;
  /** Pending orders that have waited for more than a day. */
  lateCount: number;
  /** The sum of all orders ever, cancelled ones included, with the sum of the cancelled ones beside it. */
  revenueLkr: number;
  revenueCancelledLkr: number;
  /** Distinct phone numbers; orders of removed persons have none. */
  customersCount: number;
  sums: OrderSums;
  /** The count of orders that wait for money, or for a refund, by what they wait for. */
  due: Record<OrderDue, number>;
};

/**
 * Returns the figures of the dashboard. Today is the day in Colombo. Counts orders that wait for the owner each time; the
 * sums of all orders may be some minutes old in a shop with many orders.
 */
export async function readSalesStatistics(shop: AdminShop): Promise<SalesStatistics> {
  const [sums, customersCount, due, today, pendingCount, lateCount] = await Promise.all([
    readSums(shop),
    readCustomersCount(shop),
    countUnsettled(shop, orderDues, orderCondition),
    sumOfToday(shop),
    countPendingOrders(shop),
    countLate(shop),
  ]);
  return {
    ...today,
    pendingCount,
    lateCount,
    revenueLkr: sums.all.totalLkr,
    revenueCancelledLkr: sums.all.cancelledLkr,
    customersCount,
    sums,
    due,
  };
}

/** Counts pending orders for the menu, on every page of the panel. */
export function countPendingOrders(shop: AdminShop): Promise<number> {
  return shop.db.$count(orders, eq(orders.status, 'pending'));
}

async function sumOfToday(shop: AdminShop) {
  const isCancelled = sql`${orders.status} = 'cancelled'`;
  const sum = sql`sum(${orders.totalLkr})`;
  const [today] = await shop.db
    .select({
      todayLkr: sql`coalesce(${sum}, 0)`.mapWith(Number),
      todayCancelledLkr: sql`coalesce(${sum} filter (where ${isCancelled}), 0)`.mapWith(Number),
      todayCount: sql`count(*)`.mapWith(Number),
    })
    .from(orders)
    .where(lastDaysCondition(shop, orders.createdAt, 1));
  if (!today) throw new Error('The database added nothing up.');
  return today;
}

function countLate(shop: AdminShop): Promise<number> {
  const aDayAgo = new Date(shop.now().getTime() - lateMs);
  return shop.db.$count(orders, and(eq(orders.status, 'pending'), lt(orders.createdAt, aDayAgo)));
}

/** Sums every order ever. In a shop with many orders the sums may be some minutes old. */
function readSums(shop: AdminShop): Promise<OrderSums> {
  return readCached(shop, {
    key: 'sums of all orders',
    read: () => sumOrders(shop),
    isLarge: ({ all }) => all.orders >= manyOrders,
  });
}

/** Counts distinct phone numbers of orders. In a shop with many customers the number may be some minutes old. */
function readCustomersCount(shop: AdminShop): Promise<number> {
  return readCached(shop, {
    key: 'customers of all orders',
    read: () => countCustomers(shop),
    isLarge: (count) => count >= manyCustomers,
  });
}

/** Groups first, because the index is sorted by phone number; `count(distinct …)` would sort again. */
function countCustomers(shop: AdminShop): Promise<number> {
  const phones = shop.db
    .select({ phone: orders.customerPhone })
    .from(orders)
    .where(gt(orders.customerPhone, ''))
    .groupBy(orders.customerPhone)
    .as('phones');
  return shop.db.$count(phones);
}
