import { desc, eq, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Product } from './product.ts';
import { productColumns } from './product-columns.server.ts';
import { products } from './tables.server.ts';

/**
 * Sorts featured products before the rest. Each of the two sections begins with the products that the owner never moved,
 * newest first; the others follow as they were arranged.
 */
export const inShopOrder = [
  desc(products.featured),
  sql`${products.position} asc nulls first`,
  desc(products.createdAt),
  products.id,
];

/** Lists what the shop sells today, in the order of the shop. */
export function listProducts(shop: Shop): Promise<Product[]> {
  return shop.db
    .select(productColumns)
    .from(products)
    .where(eq(products.active, true))
    .orderBy(...inShopOrder);
}
