import { asc } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { transferWaitCondition } from './transfer-wait.server.ts';

/** The maximum number of listed orders: as many as an owner works through at once. */
const maxListed = 20;

/**
 * Lists orders whose transfer did not arrive within the days set by the owner, oldest first, and counts them.
 */
export async function listOverdueTransfers(shop: AdminShop) {
  const isOverdue = transferWaitCondition(shop, 1);
  const listed = await shop.db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      city: orders.city,
      dueLkr: orders.dueLkr,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(isOverdue)
    .orderBy(asc(orders.createdAt), orders.id)
    .limit(maxListed);
  const isComplete = listed.length < maxListed;
  return { listed, count: isComplete ? listed.length : await shop.db.$count(orders, isOverdue) };
}
