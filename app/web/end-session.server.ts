import { emptyCart } from '#domain/cart/cart.ts';
import { signOut } from '#platform/auth/sessions.server.ts';
import { writeCart } from './cart-cookie.server.ts';
import type { RunningShop } from './running-shop.server.ts';
import { forgetWish } from './wish-cookie.server.ts';

/**
 * Ends the session on the server, and answers the cookies that make the browser forget it, and with it any cart and
 * wish: whoever comes next finds nothing of them.
 */
export async function endSession(running: RunningShop, request: Request): Promise<string[]> {
  return [
    ...(await signOut(running.auth, request.headers)),
    await writeCart(running, emptyCart),
    await forgetWish(running),
  ];
}
