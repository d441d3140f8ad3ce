import { asCustomer, type Shop } from '#domain/kernel/shop.server.ts';
import { readSession } from '#platform/auth/sessions.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Returns the shop with the signed-in customer as its actor, unchanged for a guest, and the cookies of the session. */
export async function actAsSignedIn(shop: Shop, { auth }: RunningShop, request: Request) {
  const session = await readSession(auth, request.headers);
  return session
    ? { shop: asCustomer(shop, session.userId), setCookies: session.setCookies }
    : { shop, setCookies: [] };
}
