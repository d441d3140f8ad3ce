import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { ProductWithFacts } from './product.ts';
import { productWithFactsColumns } from './product-columns.server.ts';
import { products } from './tables.server.ts';

/** A product that the shop sells. Unknown, malformed and deleted ids alike find nothing. */
export async function findProduct(
  shop: Shop,
  productId: string,
): Promise<ProductWithFacts | undefined> {
  if (!z.uuid().safeParse(productId).success) return undefined;
  const [product] = await shop.db
    .select(productWithFactsColumns)
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)));
  return product;
}
