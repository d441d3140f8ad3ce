import { emptyCart } from '#domain/cart/cart.ts';
import { deleteDeviceOfBrowser } from '#domain/push/remove-push-device.server.ts';
import { signOut } from '#platform/auth/sessions.server.ts';
import { writeCart } from '#web/cookies/cart-cookie.server.ts';
import { readKnownBrowser } from '#web/cookies/known-browser-cookie.server.ts';
import { deletePendingPayments } from '#web/cookies/pending-payment-cookie.server.ts';
import { deletePendingWishlistProduct } from '#web/cookies/pending-wishlist-cookie.server.ts';
import { writeSignedOut } from '#web/cookies/signed-out-cookie.server.ts';
import { deleteUnsavedForm } from '#web/cookies/unsaved-form-cookie.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/**
 * Ends the session on the server, and returns the cookies that delete it in the browser, with the cart, the pending
 * wishlist product and an unsaved form: the next person at this browser finds nothing of them.
 */
export async function endSession(running: RunningShop, request: Request): Promise<string[]> {
  return [
    ...(await signOut(running.auth, request.headers)),
    await writeCart(running, emptyCart),
    await deletePendingWishlistProduct(running),
    await deleteUnsavedForm(running),
  ];
}

/**
 * Ends the session for someone who signs out. Also stops their notifications in this browser, deletes the cookie by which
 * a return from the gateway finds their orders, and has the next page delete what the browser's storage keeps of them.
 */
export async function signOutHere(running: RunningShop, request: Request): Promise<string[]> {
  const browser = await readKnownBrowser(running, request);
  if (browser) await deleteDeviceOfBrowser(running.shop, browser.id);
  return [
    ...(await endSession(running, request)),
    await deletePendingPayments(running),
    await writeSignedOut(running),
  ];
}
