import type { Shop } from '#domain/kernel/shop.server.ts';
import { applyStockMoves } from './apply-stock-moves.server.ts';
import type { ProductUnits } from './stock.ts';

/**
 * Takes units from stock for a new order, each product by one guarded update, so that no two orders get the same unit.
 * Returns the first product that falls short; the caller then rolls back the whole transaction.
 */
export async function takeUnits(
  shop: Shop,
  requested: readonly ProductUnits[],
  { orderId }: { orderId: string },
): Promise<{ productId: string; left: number } | undefined> {
  const moves = sumPerProduct(requested).map(
    ({ productId, quantity }) => ({ productId, units: -quantity, reason: 'order' }) as const,
  );
  const { refused } = await applyStockMoves(shop, moves, { orderId });
  return refused && { productId: refused.productId, left: refused.unitsLeft };
}

/** Adds up the lines of the same product. */
function sumPerProduct(requested: readonly ProductUnits[]): ProductUnits[] {
  const perProduct = new Map<string, number>();
  for (const { productId, quantity } of requested) {
    perProduct.set(productId, (perProduct.get(productId) ?? 0) + quantity);
  }
  return [...perProduct].map(([productId, quantity]) => ({ productId, quantity }));
}
