import { eq, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { recordMovement } from './record-movement.server.ts';
import { inShelfOrder } from './shelf-order.ts';
import type { MovementReason, Units } from './stock.ts';
import { products } from './tables.server.ts';

type Cause = { orderId: string; reason: MovementReason };

/** Puts units of an order back on the shelf, also those of a product that is no longer sold. */
export async function putBackUnits(
  shop: Shop,
  units: readonly Units[],
  { orderId, reason }: Cause,
): Promise<void> {
  for (const { productId, quantity } of inShelfOrder(units)) {
    await shop.db
      .update(products)
      .set({ stock: sql`${products.stock} + ${quantity}` })
      .where(eq(products.id, productId));
    await recordMovement(shop, { productId, units: quantity, reason, orderId });
  }
}
