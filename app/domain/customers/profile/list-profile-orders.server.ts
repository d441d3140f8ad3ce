import { eq } from 'drizzle-orm';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import { paginate } from '#domain/kernel/paginate.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { listedColumns } from '#domain/orders/reading/list-orders.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

const ordersPerPage = 10;

export type ProfileOrder = Awaited<ReturnType<typeof listProfileOrders>>['orders'][number];

/** Lists the orders of a phone (E.164), newest first, a page at a time; clamps the page number. */
export async function listProfileOrders(
  shop: AdminShop,
  { phone, page }: { phone: string; page: number },
) {
  const phoneCondition = eq(orders.customerPhone, phone);
  const found = await shop.db.$count(orders, phoneCondition);
  const {
    pages,
    limit,
    offset,
    page: currentPage,
  } = paginate(found, { page, perPage: ordersPerPage });
  const rows = await shop.db
    .select({
      ...listedColumns,
      dueLkr: orders.dueLkr,
      refundDueLkr: orders.refundDueLkr,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      deliveryRefusedAt: orders.deliveryRefusedAt,
    })
    .from(orders)
    .where(phoneCondition)
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(limit)
    .offset(offset);
  return { orders: rows, page: currentPage, pages };
}
