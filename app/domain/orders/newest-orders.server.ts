import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { orders } from './tables.server.ts';

/** So many orders, the newest first, whatever became of them. */
export function newestOrders(shop: OwnerShop, limit: number) {
  return shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
      totalLkr: orders.totalLkr,
      paymentMethod: orders.paymentMethod,
      status: orders.status,
      source: orders.source,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(limit);
}
