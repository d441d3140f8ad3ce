import { eq, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { recordMovement } from './record-movement.server.ts';
import { inShelfOrder } from './shelf-order.ts';
import type { Units } from './stock.ts';
import { products } from './tables.server.ts';

/**
 * Takes units again for an order that comes back from cancelled, as far as they are there, and answers what is missing.
 * Unlike taking stock for a new order it never refuses: the owner has decided, and sees the shortfall.
 */
export async function retakeStock(
  shop: Shop,
  wanted: readonly Units[],
  { orderId }: { orderId: string },
): Promise<{ productId: string; missing: number }[]> {
  const short: { productId: string; missing: number }[] = [];
  for (const { productId, quantity } of inShelfOrder(wanted)) {
    const [shelf] = await shop.db
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.id, productId))
      .for('update');
    const taken = Math.min(shelf?.stock ?? 0, quantity);
    if (taken < quantity) short.push({ productId, missing: quantity - taken });
    if (taken === 0) continue;
    await shop.db
      .update(products)
      .set({ stock: sql`${products.stock} - ${taken}` })
      .where(eq(products.id, productId));
    await recordMovement(shop, { productId, units: -taken, reason: 'reinstated', orderId });
  }
  return short;
}
