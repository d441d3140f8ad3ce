import { readCounts } from '#admin/layout/read-counts.server.ts';
import { dayIn } from '#domain/kernel/colombo-time.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { listNewestOrders } from '#domain/orders/reading/list-orders.server.ts';
import type { News } from './news.ts';

/** More orders than are placed between two polls. */
const newestCount = 20;

/** Reads the counts of open work and the newest orders, which open pages of an owner's panel poll. */
export async function readNews(shop: AdminShop): Promise<News> {
  const [counts, newest] = await Promise.all([
    readCounts(shop),
    listNewestOrders(shop, newestCount),
  ]);
  const orders = newest.map(({ id, orderNumber, totalLkr, source }) => ({
    id,
    orderNumber,
    totalLkr,
    isFromShop: source === 'web',
  }));
  return { counts, orders, today: dayIn(shop.now()) };
}
