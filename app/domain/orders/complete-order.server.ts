import { eq } from 'drizzle-orm';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orderLines, orders } from './tables.server.ts';

/** Fills an opened order: its lines in the words and at the prices of now, and its sums. */
export async function completeOrder(
  shop: Shop,
  orderId: string,
  priced: PricedCart,
): Promise<void> {
  await shop.db.insert(orderLines).values(
    priced.lines.map((line, position) => ({
      orderId,
      position,
      productId: line.productId,
      productName: line.name,
      quantity: line.quantity,
      priceLkr: line.priceLkr,
    })),
  );
  await shop.db
    .update(orders)
    .set({
      subtotalLkr: priced.subtotalLkr,
      deliveryFeeLkr: priced.deliveryFeeLkr,
      totalLkr: priced.totalLkr,
    })
    .where(eq(orders.id, orderId));
}
