import { count, eq, max, min, ne, or, type SQLWrapper, sql, sum } from 'drizzle-orm';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { customers } from './tables.server.ts';

export type CustomerBook = ReturnType<typeof customerBook>;

/**
 * Whoever ordered, by phone, and whoever has an account with a phone. An account and orders of the same phone are one
 * customer, who joined with the earlier of the two. Orders whose person was removed have no phone and are nobody's.
 */
export function customerBook(shop: OwnerShop) {
  const ordered = shop.db
    .select({
      phone: orders.customerPhone,
      ordersCount: count().as('orders_count'),
      spentLkr: sum(orders.totalLkr).as('spent_lkr'),
      firstOrderAt: min(orders.createdAt).as('first_order_at'),
      lastOrderAt: max(orders.createdAt).as('last_order_at'),
    })
    .from(orders)
    .where(ne(orders.customerPhone, ''))
    .groupBy(orders.customerPhone)
    .as('ordered');
  return shop.db
    .select({
      phone: sql<string>`coalesce(${ordered.phone}, ${customers.phone})`.as('phone'),
      accountName: sql<string | null>`${customers.name}`.as('account_name'),
      ordersCount: zeroIfNone(ordered.ordersCount).as('book_orders_count'),
      spentLkr: zeroIfNone(ordered.spentLkr).as('book_spent_lkr'),
      joinedAt: sql`least(${ordered.firstOrderAt}, ${customers.createdAt})`
        .mapWith(orders.createdAt)
        .as('joined_at'),
      lastOrderAt: sql<Date | null>`${ordered.lastOrderAt}`
        .mapWith(orders.createdAt)
        .as('book_last_order_at'),
    })
    .from(ordered)
    .fullJoin(customers, eq(customers.phone, ordered.phone))
    .where(or(ne(ordered.phone, ''), ne(customers.phone, '')))
    .as('book');
}

/** The two drivers hand over large numbers in different shapes. */
function zeroIfNone(figure: SQLWrapper) {
  return sql`coalesce(${figure}, 0)`.mapWith(Number);
}
