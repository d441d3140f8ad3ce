import { eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customers } from '#domain/accounts/tables.server.ts';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

const orderColumns = {
  phone: orders.customerPhone,
  orderId: orders.id,
  name: orders.customerName,
  lastOrderAt: orders.createdAt,
};
const accountColumns = {
  phone: customers.phone,
  name: customers.name,
  createdAt: customers.createdAt,
};

/**
 * Selects everyone who ordered, by phone, and every account with a phone. The name is that of the newest order, else of
 * the account; of several accounts with one phone the oldest counts.
 */
export function allCustomers(shop: ReadOnlyShop) {
  const newest = shop.db
    .selectDistinctOn([orders.customerPhone], orderColumns)
    .from(orders)
    .where(ne(orders.customerPhone, ''))
    .orderBy(orders.customerPhone, newestFirst(orders.createdAt), orders.id)
    .as('newest');
  const accounts = shop.db
    .selectDistinctOn([customers.phone], accountColumns)
    .from(customers)
    .where(ne(customers.phone, ''))
    // Sorts like `newest`, so that PostgreSQL reads an index and merges the two.
    .orderBy(customers.phone, customers.createdAt, customers.name)
    .as('accounts');
  const phone = sql<string>`coalesce(${newest.phone}, ${accounts.phone})`;
  return shop.db
    .select(customerColumns({ phone, newest, accounts }))
    .from(newest)
    .fullJoin(accounts, eq(accounts.phone, newest.phone))
    .as('selected');
}

/** Selects like `allCustomers`, for some phones only, each looked up by itself; a phone of no customer has null as name. */
export function customersAmong(shop: ReadOnlyShop, phones: SQL) {
  const newest = shop.db
    .select(orderColumns)
    .from(orders)
    .where(eq(orders.customerPhone, sql`among.phone`))
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(1)
    .as('newest');
  const accounts = shop.db
    .select(accountColumns)
    .from(customers)
    .where(eq(customers.phone, sql`among.phone`))
    .orderBy(customers.createdAt, customers.name)
    .limit(1)
    .as('accounts');
  return shop.db
    .select(customerColumns({ phone: sql<string>`among.phone`, newest, accounts }))
    .from(sql`(${phones}) as among (phone)`)
    .leftJoinLateral(newest, sql`true`)
    .leftJoinLateral(accounts, sql`true`)
    .where(ne(sql`among.phone`, ''))
    .as('selected');
}

type JoinedRows = {
  phone: SQL<string>;
  /** The newest order and the oldest account of the phone; their columns are null where there is none. */
  newest: Record<'name' | 'orderId' | 'lastOrderAt', SQLWrapper>;
  accounts: Record<'name' | 'createdAt', SQLWrapper>;
};

/** Drizzle writes these aliases without their table, so each has to differ from the columns that are joined to them. */
function customerColumns({ phone, newest, accounts }: JoinedRows) {
  return {
    phone: phone.as('of_phone'),
    name: sql<string>`coalesce(${newest.name}, ${accounts.name})`.as('called'),
    orderId: sql<string | null>`${newest.orderId}`.as('order_id'),
    lastOrderAt: asDate(newest.lastOrderAt).as('last_order_at'),
    accountAt: asDate(accounts.createdAt).as('account_at'),
  };
}

function asDate(time: SQLWrapper) {
  return sql<Date | null>`${time}`.mapWith(orders.createdAt);
}
