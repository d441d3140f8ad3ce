import { createCookie } from 'react-router';
import { z } from 'zod';
import { deriveKey } from '#platform/config/secret.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

const halfAnHourInSeconds = 30 * 60;

/** The product that a guest added to the wishlist before signing in. */
const cookieSchema = z.object({ p: z.uuid() });

/** Set only by a POST, so that a link sent by someone else adds nothing to a wishlist. */
function pendingWishlistCookie({ secret, https }: RunningShop) {
  return createCookie(https ? '__Host-sandhi_wish' : 'sandhi_wish', {
    secrets: [deriveKey('wish-cookie', secret)],
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    path: '/',
    maxAge: halfAnHourInSeconds,
  });
}

/** Reads the id of the product that waits for its guest to sign in. */
export async function readPendingWishlistProduct(
  running: RunningShop,
  request: Request,
): Promise<string | undefined> {
  const cookieValue: unknown = await pendingWishlistCookie(running).parse(
    request.headers.get('Cookie'),
  );
  const pending = cookieSchema.safeParse(cookieValue);
  return pending.success ? pending.data.p : undefined;
}

export function writePendingWishlistProduct(
  running: RunningShop,
  productId: string,
): Promise<string> {
  return pendingWishlistCookie(running).serialize({ p: productId });
}

export function deletePendingWishlistProduct(running: RunningShop): Promise<string> {
  return pendingWishlistCookie(running).serialize('', { maxAge: 0 });
}
