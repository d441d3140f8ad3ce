import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { listedColumns } from './list-orders.server.ts';
import { orderFiltersCondition } from './order-filters.server.ts';

/** Lists the newest orders that the search of the order list finds, without counting all of them. */
export function searchOrders(shop: AdminShop, search: string, limit: number) {
  return shop.db
    .select({ ...listedColumns, customerName: orders.customerName, city: orders.city })
    .from(orders)
    .where(orderFiltersCondition({ search }))
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(limit);
}
