import { and, eq } from 'drizzle-orm';
import { type AccountGone, preventDeletion } from '#domain/accounts/account-writes.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { wishlists } from '#domain/customers/tables.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';

export type AddToWishlistRefusal =
  | { code: 'already-there' }
  | { code: 'product-gone' }
  | AccountGone;

/** Adds a product that the shop sells to a customer's wishlist, once. */
export function addToWishlist(
  shop: Shop,
  userId: string,
  productId: string,
): Promise<Result<undefined, AddToWishlistRefusal>> {
  return inTransaction(shop, async (shop) => {
    if (!(await preventDeletion(shop, userId))) return refuse({ code: 'account-gone' });
    const offeredCount = await shop.db.$count(
      products,
      and(eq(products.id, productId), eq(products.active, true)),
    );
    if (offeredCount === 0) return refuse({ code: 'product-gone' });
    const [added] = await shop.db
      .insert(wishlists)
      .values({ userId, productId, createdAt: shop.now() })
      .onConflictDoNothing()
      .returning({ productId: wishlists.productId });
    return added ? ok() : refuse({ code: 'already-there' });
  });
}
