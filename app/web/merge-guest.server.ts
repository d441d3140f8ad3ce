import { emptyCart } from '#domain/cart/cart.ts';
import { joinCart } from '#domain/cart/join-cart.server.ts';
import { addToWishlist } from '#domain/customers/add-to-wishlist.server.ts';
import { claimOrders } from '#domain/customers/claim-orders.server.ts';
import { isOrdered } from '#domain/orders/is-ordered.server.ts';
import { readCart, writeCart } from './cart-cookie.server.ts';
import { writeFlash } from './flash.server.ts';
import type { RunningShop } from './running-shop.server.ts';
import { forgetWish, readWish } from './wish-cookie.server.ts';

/**
 * Everything that a guest brings along into an account, at every sign-in and at signing up: the cart, and the product
 * whose heart was pressed; to an account whose phone or e-mail is proven also the orders that were placed with it. The cookies belong to the same answer as those of the new session.
 */
export async function bringAlong(
  running: RunningShop,
  request: Request,
  userId: string,
): Promise<string[]> {
  await claimOrders(running.shop, userId);
  return [
    ...(await joinGuestCart(running, request, userId)),
    ...(await grantGuestWish(running, request, userId)),
  ];
}

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

/**
 * Puts the product whose heart this browser's guest has pressed on the list of the account that has just signed in.
 * Answers the cookies that make the browser forget the press, and say on the next page what came of it.
 */
export async function grantGuestWish(
  running: RunningShop,
  request: Request,
  userId: string,
): Promise<string[]> {
  const productId = await readWish(running, request);
  if (productId === undefined) return [];
  const added = await addToWishlist(running.shop, userId, productId);
  const flash = added.ok
    ? ({ kind: 'success', code: 'wishlist-added' } as const)
    : ({ kind: 'error', code: `wishlist-${added.refusal.code}` } as const);
  return [await forgetWish(running), await writeFlash(running, flash)];
}
