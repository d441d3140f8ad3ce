import { and, eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { ProductDetails } from './product.ts';
import { productDetailsColumns } from './product-columns.server.ts';
import { products } from './tables.server.ts';

/** Finds a product for sale. Undefined for an unknown or deleted one. */
export async function findProduct(
  shop: Shop,
  productId: string,
): Promise<ProductDetails | undefined> {
  const [product] = await shop.db
    .select(productDetailsColumns)
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)));
  return product;
}
