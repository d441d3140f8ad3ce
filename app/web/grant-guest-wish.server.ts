import { addToWishlist } from '#domain/customers/add-to-wishlist.server.ts';
import { writeFlash } from './flash.server.ts';
import type { RunningShop } from './running-shop.server.ts';
import { forgetWish, readWish } from './wish-cookie.server.ts';

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
