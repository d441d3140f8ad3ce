import { inArray } from 'drizzle-orm';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import { products } from './tables.server.ts';

/** Returns the English names of products by their ids, and whether they are still in the shop. */
export async function findProductNames(
  shop: ReadOnlyShop,
  productIds: readonly string[],
): Promise<Map<string, { name: string; active: boolean }>> {
  if (productIds.length === 0) return new Map();
  const found = await shop.db
    .select({ id: products.id, name: products.nameEn, active: products.active })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  return new Map(found.map(({ id, name, active }) => [id, { name, active }]));
}
