import { and, eq, inArray, ne } from 'drizzle-orm';
import { z } from 'zod';
import { products } from '#domain/catalog/tables.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import type { AdminShop, Shop } from '#domain/kernel/shop.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';

export type OrderLine = {
  productId: string;
  productName: Bilingual;
  quantity: number;
  /** The part of the quantity that was returned with a refund. */
  returned: number;
  priceLkr: number;
  totalLkr: number;
  image: string | undefined;
};
export type Order = Omit<typeof orders.$inferSelect, 'idempotencyKey' | 'searchText'> & {
  lines: OrderLine[];
};

/** Finds an order with its lines; undefined for unknown and malformed ids. */
export async function findOrder(shop: Shop, id: string): Promise<Order | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [found] = await shop.db.select().from(orders).where(eq(orders.id, id));
  if (!found) return undefined;
  const { idempotencyKey: _, searchText: __, ...order } = found;
  return { ...order, lines: await listLines(shop, id) };
}

/**
 * Finds an order by its complete order number. The caller has to restrict access: the number is no secret.
 */
export async function findOrderByNumber(
  shop: Shop,
  orderNumber: string,
): Promise<Order | undefined> {
  const [found] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber));
  return found && findOrder(shop, found.id);
}

async function listLines(shop: Shop, orderId: string): Promise<OrderLine[]> {
  const rows = await shop.db
    .select({
      productId: orderLines.productId,
      productName: orderLines.productName,
      quantity: orderLines.quantity,
      returned: orderLines.returned,
      priceLkr: orderLines.priceLkr,
      images: products.images,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position);
  return rows.map(({ images, ...line }) => ({
    ...line,
    image: images[0],
    totalLkr: line.priceLkr * line.quantity,
  }));
}

/** Returns the numbers of these orders by their ids. */
export async function findOrderNumbers(
  shop: AdminShop,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const found = await shop.db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(found.map(({ id, orderNumber }) => [id, orderNumber]));
}

/** Returns an order of this account; undefined for unknown, malformed and other people's ids alike. */
export async function findOrderOf(
  shop: Shop,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Order | undefined> {
  if (!z.uuid().safeParse(orderId).success) return undefined;
  const [own] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  return own && findOrder(shop, own.id);
}

/** Returns whether the cart with this key has already become an order. */
export async function isCartOrdered(shop: Shop, cartKey: string): Promise<boolean> {
  return (await shop.db.$count(orders, eq(orders.idempotencyKey, cartKey))) > 0;
}

/** Returns the courier of the newest order that has one, or an empty text. Most shops have one courier. */
export async function findLastCourier(shop: AdminShop): Promise<string> {
  const [last] = await shop.db
    .select({ courier: orders.courier })
    .from(orders)
    .where(ne(orders.courier, ''))
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(1);
  return last?.courier ?? '';
}
