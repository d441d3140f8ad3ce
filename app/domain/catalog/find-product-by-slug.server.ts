import { and, eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { ProductWithFacts } from './product.ts';
import { productWithFactsColumns } from './product-columns.server.ts';
import { slugOf } from './slug.ts';
import { products } from './tables.server.ts';

/** A product that the shop sells, by its address. Unknown, malformed and deleted ones alike find nothing. */
export async function findProductBySlug(
  shop: Shop,
  slug: string,
): Promise<ProductWithFacts | undefined> {
  if (slugOf(slug) !== slug) return undefined;
  const [product] = await shop.db
    .select(productWithFactsColumns)
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.active, true)));
  return product;
}
