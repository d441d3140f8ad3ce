import { desc, eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Product } from './product.ts';
import { productColumns } from './product-columns.server.ts';
import { products } from './tables.server.ts';

/** Lists what the shop sells today: featured products first, then the newest. */
export function listProducts(shop: Shop): Promise<Product[]> {
  return shop.db
    .select(productColumns)
    .from(products)
    .where(eq(products.active, true))
    .orderBy(desc(products.featured), desc(products.createdAt), products.id);
}
