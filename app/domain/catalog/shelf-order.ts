import type { Units } from './stock.ts';

/**
 * One entry per product, sorted by its id. Two orders that want the same products then lock them in the same order
 * and can never wait for each other in a circle; and a product that stands in two lines is counted once.
 */
export function inShelfOrder(wanted: readonly Units[]): Units[] {
  const perProduct = new Map<string, number>();
  for (const { productId, quantity } of wanted) {
    perProduct.set(productId, (perProduct.get(productId) ?? 0) + quantity);
  }
  return [...perProduct]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((one, other) => (one.productId < other.productId ? -1 : 1));
}
