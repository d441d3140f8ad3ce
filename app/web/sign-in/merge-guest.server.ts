import { emptyCart } from '#domain/cart/cart.ts';
import { mergeGuestCart } from '#domain/cart/merge-guest-cart.server.ts';
import { linkGuestOrders } from '#domain/customers/guest-orders/link-guest-orders.server.ts';
import { addToWishlist } from '#domain/customers/wishlist/add-to-wishlist.server.ts';
import { isCartOrdered } from '#domain/orders/reading/find-order.server.ts';
import { readCart, writeCart } from '#web/cookies/cart-cookie.server.ts';
import { wishlistPrefix, writeFlash } from '#web/cookies/flash.server.ts';
import {
  deletePendingWishlistProduct,
  readPendingWishlistProduct,
} from '#web/cookies/pending-wishlist-cookie.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/**
 * Merges a guest's data into an account, at every sign-in and at sign-up: the cart and the pending wishlist product; for
 * a verified phone number or e-mail address also guest orders. Returns the cookies for the response with the new session.
 */
export async function mergeGuest(
  running: RunningShop,
  request: Request,
  userId: string,
): Promise<string[]> {
  await linkGuestOrders(running.shop, userId);
  return [
    ...(await mergeBrowserCart(running, request, userId)),
    ...(await addPendingWishlistProduct(running, request, userId)),
  ];
}

/**
 * Merges the guest cart of this browser into the account's cart, and returns the cookies that delete it. A cart whose
 * order was placed, although the response was lost, adds nothing.
 */
export async function mergeBrowserCart(
  running: RunningShop,
  request: Request,
  userId: string,
): Promise<string[]> {
  const { shop } = running;
  const cart = await readCart(running, request);
  if (cart.key === undefined) return [];
  const setCookies = [await writeCart(running, emptyCart)];
  if (await isCartOrdered(shop, cart.key)) return setCookies;
  const { isCapped } = await mergeGuestCart(shop, userId, cart);
  if (isCapped) {
    setCookies.push(await writeFlash(running, { kind: 'error', code: 'quantity-capped' }));
  }
  return setCookies;
}

/**
 * Adds the pending product of this browser's guest to the account's wishlist. Returns the cookies that delete it in the
 * browser, and show the result on the next page.
 */
export async function addPendingWishlistProduct(
  running: RunningShop,
  request: Request,
  userId: string,
): Promise<string[]> {
  const productId = await readPendingWishlistProduct(running, request);
  if (productId === undefined) return [];
  const added = await addToWishlist(running.shop, userId, productId);
  if (!added.ok && added.refusal.code === 'account-gone') return [];
  const flash = added.ok
    ? ({ kind: 'success', code: 'wishlist-added' } as const)
    : ({ kind: 'error', code: `${wishlistPrefix}${added.refusal.code}` } as const);
  return [await deletePendingWishlistProduct(running), await writeFlash(running, flash)];
}
