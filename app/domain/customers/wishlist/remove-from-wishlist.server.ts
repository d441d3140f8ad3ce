import { and, eq } from 'drizzle-orm';
import { wishlists } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Removes a product from a customer's wishlist. Idempotent. */
export async function removeFromWishlist(
  shop: Shop,
  userId: string,
  productId: string,
): Promise<void> {
  await shop.db
    .delete(wishlists)
    .where(and(eq(wishlists.userId, userId), eq(wishlists.productId, productId)));
}
