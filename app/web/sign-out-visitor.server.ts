import { emptyCart } from '#domain/cart/cart.ts';
import { writeCart } from './cart-cookie.server.ts';
import { endSession } from './end-session.server.ts';
import type { RunningShop } from './running-shop.server.ts';

/** Ends the one session of shop and panel, and leaves an empty cart. Answers the cookies that say so to the browser. */
export async function signOutVisitor(running: RunningShop, request: Request): Promise<string[]> {
  return [...(await endSession(running, request)), await writeCart(running, emptyCart)];
}
