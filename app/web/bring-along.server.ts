import { claimOrders } from '#domain/customers/claim-orders.server.ts';
import { grantGuestWish } from './grant-guest-wish.server.ts';
import { joinGuestCart } from './join-guest-cart.server.ts';
import type { RunningShop } from './running-shop.server.ts';

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
