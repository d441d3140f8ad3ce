import { asc, isNotNull } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** The maximum number of listed orders: as many as an owner works through at once. */
const maxListed = 20;
const isOpen = isNotNull(orders.chargedBackAt);

/** Lists the orders whose chargeback waits for the owner, the longest waiting first. */
export function listChargeBacks({ db }: AdminShop) {
  return db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      city: orders.city,
      totalLkr: orders.totalLkr,
    })
    .from(orders)
    .where(isOpen)
    .orderBy(asc(orders.chargedBackAt), orders.id)
    .limit(maxListed);
}

export function countChargeBacks({ db }: AdminShop): Promise<number> {
  return db.$count(orders, isOpen);
}
