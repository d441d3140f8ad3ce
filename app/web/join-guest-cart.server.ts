import { emptyCart } from '#domain/cart/cart.ts';
import { joinCart } from '#domain/cart/join-cart.server.ts';
import { isOrdered } from '#domain/orders/is-ordered.server.ts';
import { readCart, writeCart } from './cart-cookie.server.ts';
import { writeFlash } from './flash.server.ts';
import type { RunningShop } from './running-shop.server.ts';

/**
 * Puts the guest's cart of this browser into the cart of the account that has just signed in, and answers the cookies
 * that make the browser forget it. A cart that was ordered already, by an answer that never arrived, joins nothing.
 */
export async function joinGuestCart(
  running: RunningShop,
  request: Request,
  userId: string,
): Promise<string[]> {
  const { shop } = running;
  const cart = await readCart(running, request);
  if (cart.key === undefined) return [];
  const setCookies = [await writeCart(running, emptyCart)];
  if (await isOrdered(shop, cart.key)) return setCookies;
  const { isCapped } = await joinCart(shop, userId, cart);
  if (isCapped) {
    setCookies.push(await writeFlash(running, { kind: 'error', code: 'quantity-capped' }));
  }
  return setCookies;
}
