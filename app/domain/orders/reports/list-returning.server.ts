import { asc } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { returningCondition } from '#domain/orders/courier-conditions.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** Lists refused parcels that have not come back, in the sequence of their refusals. */
export function listReturning(shop: AdminShop) {
  return shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      courier: orders.courier,
      trackingNumber: orders.trackingNumber,
      totalLkr: orders.totalLkr,
      refusedAt: orders.deliveryRefusedAt,
    })
    .from(orders)
    .where(returningCondition(orders))
    .orderBy(asc(orders.deliveryRefusedAt), orders.id)
    .limit(200);
}

export function countReturning(shop: AdminShop): Promise<number> {
  return shop.db.$count(orders, returningCondition(orders));
}
