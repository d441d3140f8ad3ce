import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { products } from '#domain/catalog/tables.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orderLines, orders } from './tables.server.ts';

export type OrderLine = {
  productId: string;
  productName: Bilingual;
  quantity: number;
  /** Of them, units that came back with a refund. */
  returned: number;
  priceLkr: number;
  totalLkr: number;
  image: string | undefined;
};
export type Order = Omit<typeof orders.$inferSelect, 'idempotencyKey' | 'searchText'> & {
  lines: OrderLine[];
};

/** One order with its lines. Unknown and malformed ids alike find nothing. */
export async function findOrder(shop: Shop, id: string): Promise<Order | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [found] = await shop.db.select().from(orders).where(eq(orders.id, id));
  if (!found) return undefined;
  const { idempotencyKey: _, searchText: __, ...order } = found;
  return { ...order, lines: await listLines(shop, id) };
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
