import { randomUUID } from 'node:crypto';
import { readWhatsAppLinks } from '#admin/order/whats-app/read-whats-app.server.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import {
  countCancelRequests,
  listCancelRequests,
} from '#domain/orders/cancelling/list-cancel-requests.server.ts';
import {
  countChargeBacks,
  listChargeBacks,
} from '#domain/orders/online/list-charge-backs.server.ts';
import { flagsToCheck } from '#domain/orders/order-flags.ts';
import { listQueues, type QueueCounts } from '#domain/orders/queues/list-queues.server.ts';
import { countOpenProblems, listOpenProblems } from '#domain/problems/find-problem.server.ts';
import { countSlipsToCheck, listOrdersToCheck } from '#domain/slips/find-slips.server.ts';
import { listOverdueTransfers } from '#domain/slips/list-overdue.server.ts';
import { listReusedSlips } from '#domain/slips/list-reused-slips.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

export type Today = Awaited<ReturnType<typeof readToday>>;
export type TodayQueue = Today['queues'][number];
export type TodayOrder = TodayQueue['orders'][number];

/**
 * Reads the queues, their orders with a WhatsApp link, and the lists of what needs attention before them. `formKey` is the
 * idempotency key of the rows that are new since the last read.
 */
export async function readToday(running: RunningShop, shop: AdminShop) {
  const listedQueues = await listQueues(shop);
  const ids = listedQueues.flatMap(({ orders }) => orders.map(({ id }) => id));
  const whatsAppLinks = await readWhatsAppLinks(running, shop, ids);
  const queues = listedQueues.map(({ queue, count, orders }) => ({
    queue,
    count,
    orders: orders.map((order) => {
      const { confirmedByPhoneAt, ...row } = order;
      return {
        ...row,
        flags: flagsToCheck(order),
        whatsAppUrl: whatsAppLinks.get(order.id)?.[0]?.href,
      };
    }),
  }));
  const problems = {
    count: await countOpenProblems(shop),
    listed: (await listOpenProblems(shop)).map(({ createdAt: _, ...problem }) => problem),
  };
  const cancels = {
    count: await countCancelRequests(shop),
    listed: await listCancelRequests(shop),
  };
  const counts = Object.fromEntries(queues.map(({ queue, count }) => [queue, count]));
  const ordersToCheck = await listOrdersToCheck(shop);
  const idsToCheck = ordersToCheck.map(({ orderId }) => orderId);
  const reusedSlips = await listReusedSlips(shop, idsToCheck);
  const slips = {
    count: (await countSlipsToCheck(shop)).orders,
    listed: ordersToCheck.map(({ slips, ...order }) => ({
      ...order,
      reusedSlip: reusedSlips.get(order.orderId),
      slips: slips.map(({ id, kind, width, height }) => ({ id, kind, width, height })),
    })),
  };
  const { count, listed: overdueOrders } = await listOverdueTransfers(shop);
  const overdue = {
    count,
    listed: overdueOrders.map(({ createdAt, ...order }) => ({
      ...order,
      placedOn: shortDate(createdAt),
    })),
  };
  const chargeBacks = { count: await countChargeBacks(shop), listed: await listChargeBacks(shop) };
  const attention = { chargeBacks, cancels, problems, slips, overdue };
  return { formKey: randomUUID(), queues, counts: counts as QueueCounts, ...attention };
}
