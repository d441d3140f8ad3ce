import { and, desc, eq } from 'drizzle-orm';
import type { Product } from '#domain/catalog/product.ts';
import { productColumns } from '#domain/catalog/product-columns.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { wishlists } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Lists a customer's wishlist, newest first. Leaves out a product while it is not sold. */
export function listWishlist(shop: Shop, userId: string): Promise<Product[]> {
  return shop.db
    .select(productColumns)
    .from(wishlists)
    .innerJoin(products, eq(products.id, wishlists.productId))
    .where(and(eq(wishlists.userId, userId), eq(products.active, true)))
    .orderBy(desc(wishlists.createdAt), products.id);
}

/** Lists the product ids alone, for the heart buttons of a page. */
export async function listWishlistIds(shop: Shop, userId: string): Promise<string[]> {
  const rows = await shop.db
    .select({ productId: wishlists.productId })
    .from(wishlists)
    .innerJoin(products, eq(products.id, wishlists.productId))
    .where(and(eq(wishlists.userId, userId), eq(products.active, true)));
  return rows.map(({ productId }) => productId);
}
