import { type Cart, mergeLines } from '#domain/cart/cart.ts';
import { changeAccountCart } from '#domain/cart/change-account-cart.server.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Puts products into the cart of an account, as its customer would. Returns the new cart. */
export async function fillAccountCart(
  shop: Shop,
  userId: string,
  ...lines: [product: { id: string }, quantity: number][]
): Promise<Cart> {
  const cartLines = lines.map(([{ id }, quantity]) => ({ productId: id, quantity }));
  const filled = await changeAccountCart(shop, userId, async (_, cart) =>
    ok(mergeLines(cart, cartLines)),
  );
  if (!filled?.ok) throw new Error('The cart was not changed.');
  return filled.value.cart;
}
