import { count, eq, max } from 'drizzle-orm';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/** More addresses than a customer uses, even one who sends presents. */
const maxUsedAddresses = 20;

export type UsedAddress = Awaited<ReturnType<typeof listUsedAddresses>>[number];

/** Lists the addresses on the orders of a phone (E.164) with the count of orders to each, the last used first. */
export function listUsedAddresses(shop: AdminShop, phone: string) {
  const { customerName, street, city, district, province } = orders;
  return shop.db
    .select({
      customerName,
      street,
      city,
      district,
      province,
      ordersCount: count(),
      lastOrderAt: max(orders.createdAt),
    })
    .from(orders)
    .where(eq(orders.customerPhone, phone))
    .groupBy(customerName, street, city, district, province)
    .orderBy(newestFirst(max(orders.createdAt)), street)
    .limit(maxUsedAddresses);
}
