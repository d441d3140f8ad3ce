import { eq } from 'drizzle-orm';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import { parsePhone } from '#domain/kernel/phone.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { findOrder } from './find-order.server.ts';
import { listOrdersOfPhone } from './list-orders-of-phone.server.ts';

/**
 * Finds the last recipient and address of a phone number, with the count of its orders and of its refused parcels. Returns
 * undefined for a number without orders, and for an incomplete one.
 */
export async function findKnownCustomer(shop: AdminShop, text: string) {
  const phone = parsePhone(text);
  if (phone === undefined) return undefined;
  const [newest] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerPhone, phone))
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(1);
  const last = newest && (await findOrder(shop, newest.id));
  if (!last) return undefined;
  const { othersCount, refusedCount } = await listOrdersOfPhone(shop, last);
  return {
    phone,
    fields: {
      customerName: last.customerName,
      email: last.customerEmail ?? '',
      address: last.street,
      city: last.city,
      district: last.district ?? '',
      province: last.province,
      language: last.language,
    },
    lastOrder: {
      totalLkr: last.totalLkr,
      placedAt: last.createdAt.toISOString(),
      lines: last.lines.map(({ productName, quantity }) => ({ productName, quantity })),
    },
    ordersCount: othersCount + 1,
    refusedCount,
  };
}

export type KnownCustomer = NonNullable<Awaited<ReturnType<typeof findKnownCustomer>>>;
