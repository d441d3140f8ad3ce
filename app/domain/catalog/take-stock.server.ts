import { and, eq, gte, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { recordMovement } from './record-movement.server.ts';
import { inShelfOrder } from './shelf-order.ts';
import type { Units } from './stock.ts';
import { products } from './tables.server.ts';

/**
 * Takes units off the shelf for an order, each product by one guarded update, so that no two orders get the same unit.
 * Answers the first product of which too little is left; the caller then undoes the whole transaction.
 */
export async function takeStock(
  shop: Shop,
  wanted: readonly Units[],
  { orderId }: { orderId: string },
): Promise<{ productId: string; left: number } | undefined> {
  for (const { productId, quantity } of inShelfOrder(wanted)) {
    const [taken] = await shop.db
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}` })
      .where(
        and(eq(products.id, productId), eq(products.active, true), gte(products.stock, quantity)),
      )
      .returning({ id: products.id });
    if (!taken) return { productId, left: await unitsLeft(shop, productId) };
    await recordMovement(shop, { productId, units: -quantity, reason: 'order', orderId });
  }
  return undefined;
}

async function unitsLeft(shop: Shop, productId: string): Promise<number> {
  const [shelf] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)));
  return shelf?.stock ?? 0;
}
