import { and, asc } from 'drizzle-orm';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { countUnsettled } from '#domain/orders/count-unsettled.server.ts';
import { unsettledCondition } from '#domain/orders/index-conditions.server.ts';
import { type ShortLine, withLines } from '#domain/orders/reading/lines-of-orders.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { type Queue, queues } from './queue.ts';
import { queueCondition } from './queue-conditions.server.ts';

/** The maximum number of listed orders: as many as an owner works through at once. */
const rowsPerQueue = 20;

export type QueueCounts = Record<Queue, number>;
export type QueuedOrder = Awaited<ReturnType<typeof listRows>>[number] & {
  lines: ShortLine[];
};
type ListedQueue = { queue: Queue; count: number; orders: QueuedOrder[] };

/** Lists the owner's queues, each with its oldest orders first, without returned units, and its total. */
export async function listQueues(
  shop: AdminShop,
  queueNames: readonly Queue[] = queues,
): Promise<ListedQueue[]> {
  const counts = await countQueues(shop);
  const listed: ListedQueue[] = [];
  for (const queue of queueNames) {
    const rows = counts[queue] > 0 ? await listRows(shop, queue) : [];
    const orders = await withLines(shop, rows, { withoutReturned: true });
    listed.push({ queue, count: counts[queue], orders });
  }
  return listed;
}

/** Counts the orders of each queue. */
export function countQueues(shop: AdminShop): Promise<QueueCounts> {
  return countUnsettled(shop, queues, queueCondition);
}

function listRows(shop: AdminShop, queue: Queue) {
  return shop.db
    .select({
      id: orders.id,
      version: orders.version,
      orderNumber: orders.orderNumber,
      status: orders.status,
      paymentMethod: orders.paymentMethod,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
      city: orders.city,
      totalLkr: orders.totalLkr,
      dueLkr: orders.dueLkr,
      courier: orders.courier,
      trackingNumber: orders.trackingNumber,
      flags: orders.flags,
      confirmedByPhoneAt: orders.confirmedByPhoneAt,
    })
    .from(orders)
    .where(and(unsettledCondition(orders), queueCondition(queue)))
    .orderBy(asc(orders.createdAt), orders.id)
    .limit(rowsPerQueue);
}
