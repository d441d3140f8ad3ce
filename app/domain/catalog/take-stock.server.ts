import type { Shop } from '#domain/kernel/shop.server.ts';
import { moveUnits } from './move-units.server.ts';
import type { Units } from './stock.ts';

/**
 * Takes units off the shelf for a new order, each product by one guarded update, so that no two orders get the same
 * unit. Answers the first product of which too little is left; the caller then undoes the whole transaction.
 */
export async function takeStock(
  shop: Shop,
  wanted: readonly Units[],
  { orderId }: { orderId: string },
): Promise<{ productId: string; left: number } | undefined> {
  const moves = onePerProduct(wanted).map(
    ({ productId, quantity }) => ({ productId, units: -quantity, reason: 'order' }) as const,
  );
  const { refused } = await moveUnits(shop, moves, { orderId });
  return refused && { productId: refused.productId, left: refused.left };
}

/** A product that stands in two lines is counted once. */
function onePerProduct(wanted: readonly Units[]): Units[] {
  const perProduct = new Map<string, number>();
  for (const { productId, quantity } of wanted) {
    perProduct.set(productId, (perProduct.get(productId) ?? 0) + quantity);
  }
  return [...perProduct].map(([productId, quantity]) => ({ productId, quantity }));
}
