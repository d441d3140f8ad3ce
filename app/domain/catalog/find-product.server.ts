import { and, eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { ProductWithFacts } from './product.ts';
import { productWithFactsColumns } from './product-columns.server.ts';
import { products } from './tables.server.ts';

/** Finds a product on sale. Nothing for unknown and deleted ids. */
export async function findProduct(
  shop: Shop,
  productId: string,
): Promise<ProductWithFacts | undefined> {
  const [product] = await shop.db
    .select(productWithFactsColumns)
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)));
  return product;
}
