import { ok, type Result } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { Cart } from './cart.ts';
import { lockCart, saveLockedCart } from './lock-cart.server.ts';

/** A change of a cart: returns the new cart, with further values, or a refusal. */
export type CartChange<Changed extends { cart: Cart }, Refusal extends { code: string }> = (
  shop: Shop,
  cart: Cart,
) => Promise<Result<Changed, Refusal>>;

/**
 * Changes the cart of an account. Serializes changes from several devices, so that none is lost. Returns undefined
 * for an account that has just been deleted.
 */
export async function changeAccountCart<
  Changed extends { cart: Cart },
  Refusal extends { code: string },
>(
  shop: Shop,
  userId: string,
  change: CartChange<Changed, Refusal>,
): Promise<Result<Changed, Refusal> | undefined> {
  const result = await inTransaction(
    shop,
    async (shop): Promise<Result<Changed | undefined, Refusal>> => {
      const cart = await lockCart(shop, userId);
      if (!cart) return ok(undefined);
      const changed = await change(shop, cart);
      if (changed.ok) await saveLockedCart(shop, userId, changed.value.cart);
      return changed;
    },
  );
  if (!result.ok) return result;
  return result.value && ok(result.value);
}
