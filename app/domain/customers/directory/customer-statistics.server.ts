import { count, eq, min, ne, sql, sum } from 'drizzle-orm';
import { customers } from '#domain/accounts/tables.server.ts';
import { manyOrders, readCached } from '#domain/kernel/cached-query.server.ts';
import { startOfLastDays } from '#domain/kernel/colombo-time.ts';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

const newDays = 30;

export type CustomerStatistics = {
  customersCount: number;
  /** Those who ordered; the other customers only have an account. */
  orderedCount: number;
  /** First seen on one of the last 30 days in Colombo, today included. */
  newCount: number;
  /** The totals of all their orders divided by the number of customers, in whole rupees. */
  averagePerCustomerLkr: number;
};

/**
 * Counts customers: everyone who ordered, by phone, and every account with a phone. An account and orders of one phone
 * are one customer, dated by the earlier. Orders whose person was removed have no phone and no customer.
 */
export async function readCustomerStatistics(shop: ReadOnlyShop): Promise<CustomerStatistics> {
  const { ordersCount: _, ...statistics } = await readCached(shop, {
    key: 'customer statistics',
    read: () => addUp(shop),
    isLarge: ({ ordersCount }) => ordersCount >= manyOrders,
  });
  return statistics;
}

async function addUp(shop: ReadOnlyShop): Promise<CustomerStatistics & { ordersCount: number }> {
  const { ordered, accounts } = selectByPhone(shop);
  const since = startOfLastDays(shop.now(), newDays).toISOString();
  const joinedAt = sql`least(${ordered.firstOrderAt}, ${accounts.createdAt})`;
  const [sums] = await shop.db
    .select({
      customersCount: sql`count(*)`.mapWith(Number),
      orderedCount: sql`count(${ordered.phone})`.mapWith(Number),
      ordersCount: sql`coalesce(sum(${ordered.ordersCount}), 0)`.mapWith(Number),
      newCount: sql`count(*) filter (where ${joinedAt} >= ${since}::timestamptz)`.mapWith(Number),
      orderedLkr: sql`coalesce(sum(${ordered.orderedLkr}), 0)`.mapWith(Number),
    })
    .from(ordered)
    .fullJoin(accounts, eq(accounts.phone, ordered.phone));
  if (!sums) throw new Error('The database counted nothing.');
  const { orderedLkr, ...counts } = sums;
  return {
    ...counts,
    averagePerCustomerLkr: Math.round(orderedLkr / Math.max(1, counts.customersCount)),
  };
}

/** Selects those who ordered and those with an account, each by phone, so that indexes on phones serve the query. */
function selectByPhone(shop: ReadOnlyShop) {
  const ordered = shop.db
    .select({
      phone: orders.customerPhone,
      ordersCount: count().as('orders_count'),
      orderedLkr: sum(orders.totalLkr).as('ordered_lkr'),
      firstOrderAt: min(orders.createdAt).as('first_order_at'),
    })
    .from(orders)
    .where(ne(orders.customerPhone, ''))
    .groupBy(orders.customerPhone)
    .as('ordered');
  // Several accounts may have one phone until one of them verifies it.
  const accounts = shop.db
    .select({ phone: customers.phone, createdAt: min(customers.createdAt).as('account_at') })
    .from(customers)
    .where(ne(customers.phone, ''))
    .groupBy(customers.phone)
    .as('accounts');
  return { ordered, accounts };
}
