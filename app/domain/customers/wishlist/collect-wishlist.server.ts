import { asc, eq } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import { wishlists } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Collects a customer's wishlist, products no longer sold included, for the copy of their data. */
export async function collectWishlist(shop: Shop, userId: string) {
  const rows = await shop.db
    .select({
      productId: wishlists.productId,
      en: products.nameEn,
      si: products.nameSi,
      addedAt: wishlists.createdAt,
    })
    .from(wishlists)
    .innerJoin(products, eq(products.id, wishlists.productId))
    .where(eq(wishlists.userId, userId))
    .orderBy(asc(wishlists.createdAt), wishlists.productId);
  return rows.map(({ en, si, ...row }) => ({ ...row, productName: { en, si } }));
}
