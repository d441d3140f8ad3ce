import { eq } from 'drizzle-orm';
import { preventDeletion } from '#domain/accounts/account-writes.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Cart } from './cart.ts';
import { findAccountCart } from './find-account-cart.server.ts';
import { cartLines, carts } from './tables.server.ts';

/**
 * Locks the cart of an account until the transaction ends, so that no change of another device is lost. Locks the
 * account's row first, as its deletion does (decision 032). Returns undefined for a deleted account.
 */
export async function lockCart(shop: Shop, userId: string): Promise<Cart | undefined> {
  if (!(await preventDeletion(shop, userId))) return undefined;
  await shop.db
    .insert(carts)
    .values({ userId, idempotencyKey: crypto.randomUUID(), updatedAt: shop.now() })
    .onConflictDoNothing();
  await shop.db
    .select({ userId: carts.userId })
    .from(carts)
    .where(eq(carts.userId, userId))
    .for('update');
  return findAccountCart(shop, userId);
}

/** Saves a cart that `lockCart` has locked. A cleared cart gets a new key, because an order may have the old one. */
export async function saveLockedCart(shop: Shop, userId: string, cart: Cart): Promise<void> {
  const idempotencyKey = cart.key ?? crypto.randomUUID();
  await shop.db
    .update(carts)
    .set({ idempotencyKey, promoCode: cart.promoCode ?? null, updatedAt: shop.now() })
    .where(eq(carts.userId, userId));
  await shop.db.delete(cartLines).where(eq(cartLines.userId, userId));
  if (cart.lines.length === 0) return;
  await shop.db
    .insert(cartLines)
    .values(cart.lines.map((line, position) => ({ ...line, userId, position })));
}
