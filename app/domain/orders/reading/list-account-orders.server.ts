import { eq, inArray } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import { type PageRange, paginate } from '#domain/kernel/paginate.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import { listedColumns } from './list-orders.server.ts';

const ordersPerAccountPage = 20;

export type AccountOrder = Awaited<ReturnType<typeof listPage>>[number] & {
  lines: { productId: string; name: Bilingual; quantity: number; image: string | undefined }[];
};
export type OrdersOfAccount = {
  orders: AccountOrder[];
  count: number;
  page: number;
  pages: number;
};

/** Lists the orders of an account, newest first, by page. Returns the nearest page for a page that does not exist. */
export async function listAccountOrders(
  shop: Shop,
  { userId, page }: { userId: string; page: number },
): Promise<OrdersOfAccount> {
  const total = await shop.db.$count(orders, eq(orders.userId, userId));
  const { pages, ...range } = paginate(total, { page, perPage: ordersPerAccountPage });
  const rows = await listPage(shop, userId, range);
  const lines = await listLines(
    shop,
    rows.map(({ id }) => id),
  );
  return {
    orders: rows.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] })),
    count: total,
    page: range.page,
    pages,
  };
}

function listPage(shop: Shop, userId: string, { limit, offset }: PageRange) {
  return shop.db
    .select({ ...listedColumns, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(limit)
    .offset(offset);
}

async function listLines(shop: Shop, orderIds: string[]) {
  const linesOf = new Map<string, AccountOrder['lines']>();
  if (orderIds.length === 0) return linesOf;
  const rows = await shop.db
    .select({
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      name: orderLines.productName,
      quantity: orderLines.quantity,
      images: products.images,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(orderLines.orderId, orderLines.position);
  for (const { orderId, images, ...line } of rows) {
    const lines = linesOf.get(orderId) ?? [];
    linesOf.set(orderId, [...lines, { ...line, image: images[0] }]);
  }
  return linesOf;
}
