import { and, eq } from 'drizzle-orm';
import { slugOf } from '#domain/catalog/editing/slug.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { ProductDetails } from './product.ts';
import { productDetailsColumns } from './product-columns.server.ts';
import { products } from './tables.server.ts';

/** Finds a product for sale by its slug. Undefined for an unknown or malformed slug, and for a deleted product. */
export async function findProductBySlug(
  shop: Shop,
  slug: string,
): Promise<ProductDetails | undefined> {
  if (slugOf(slug) !== slug) return undefined;
  const [product] = await shop.db
    .select(productDetailsColumns)
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.active, true)));
  return product;
}
