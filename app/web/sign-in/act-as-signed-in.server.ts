import { asCustomer, type Shop } from '#domain/kernel/shop.server.ts';
import { readSession } from '#platform/auth/sessions.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Returns the shop as the signed-in customer of a request acts in it, or as it was, and the cookies of the session. */
export async function actAsSignedIn(shop: Shop, { auth }: RunningShop, request: Request) {
  const session = await readSession(auth, request.headers);
  return session
    ? { shop: asCustomer(shop, session.userId), setCookies: session.setCookies }
    : { shop, setCookies: [] };
}
