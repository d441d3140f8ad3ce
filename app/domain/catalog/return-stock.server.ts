import { eq, sql, sum } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { recordMovement } from './record-movement.server.ts';
import { inShelfOrder } from './shelf-order.ts';
import { products, stockMovements } from './tables.server.ts';

/** Puts back exactly what this order still holds by the ledger, so that returning twice returns nothing twice. */
export async function returnStock(shop: Shop, { orderId }: { orderId: string }): Promise<void> {
  const held = await shop.db
    .select({
      productId: stockMovements.productId,
      quantity: sql<number>`${sum(stockMovements.units)} * -1`.mapWith(Number),
    })
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId))
    .groupBy(stockMovements.productId);

  for (const { productId, quantity } of inShelfOrder(held.filter((row) => row.quantity > 0))) {
    await shop.db
      .update(products)
      .set({ stock: sql`${products.stock} + ${quantity}` })
      .where(eq(products.id, productId));
    await recordMovement(shop, { productId, units: quantity, reason: 'cancelled', orderId });
  }
}
