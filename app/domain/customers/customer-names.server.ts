import { and, eq, inArray, ne, type SQLWrapper, sql } from 'drizzle-orm';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { customers } from './tables.server.ts';

/**
 * Whoever ordered, by phone, and whoever has an account with a phone; all of them, or those among some phones. A
 * customer is called as in their newest order, or as in the account where there is none.
 */
export function customerNames(shop: OwnerShop, among?: SQLWrapper) {
  const newest = shop.db
    .selectDistinctOn([orders.customerPhone], {
      phone: orders.customerPhone,
      orderId: orders.id,
      name: orders.customerName,
      lastOrderAt: orders.createdAt,
    })
    .from(orders)
    .where(and(ne(orders.customerPhone, ''), among && inArray(orders.customerPhone, among)))
    .orderBy(orders.customerPhone, newestFirst(orders.createdAt), orders.id)
    .as('newest');
  const accounts = shop.db
    .select({ phone: customers.phone, name: customers.name, createdAt: customers.createdAt })
    .from(customers)
    .where(and(ne(customers.phone, ''), among && inArray(customers.phone, among)))
    .as('accounts');
  return shop.db
    .select({
      phone: sql<string>`coalesce(${newest.phone}, ${accounts.phone})`.as('of_phone'),
      name: sql<string>`coalesce(${newest.name}, ${accounts.name})`.as('called'),
      orderId: sql<string | null>`${newest.orderId}`.as('order_id'),
      lastOrderAt: sql<Date | null>`${newest.lastOrderAt}`
        .mapWith(orders.createdAt)
        .as('last_order_at'),
      accountAt: sql<Date | null>`${accounts.createdAt}`.mapWith(orders.createdAt).as('account_at'),
    })
    .from(newest)
    .fullJoin(accounts, eq(accounts.phone, newest.phone))
    .as('names');
}
