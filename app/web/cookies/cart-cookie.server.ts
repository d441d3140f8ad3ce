import { z } from 'zod';
import { type Cart, emptyCart, maxLines, maxQuantity } from '#domain/cart/cart.ts';
import { deriveKey } from '#platform/config/secret.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { signedCookie } from './signed-cookie.server.ts';

const sixtyDaysInSeconds = 60 * 24 * 60 * 60;

/** The signed content of a guest's cart cookie: the cart's key, its promo code, and pairs of product id and quantity. */
const cookieSchema = z.object({
  k: z.uuid(),
  p: z.string().max(20).optional(),
  l: z.array(z.tuple([z.uuid(), z.int().min(1).max(maxQuantity)])).max(maxLines),
});

function cartCookie({ secret, https }: RunningShop) {
  return signedCookie(https ? '__Host-sandhi_cart' : 'sandhi_cart', {
    secret: deriveKey('cart-cookie', secret),
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    path: '/',
    maxAge: sixtyDaysInSeconds,
  });
}

/** Reads the cart of the browser. A missing, damaged or wrongly signed cookie is an empty cart. */
export async function readCart(running: RunningShop, request: Request): Promise<Cart> {
  const cookieValue: unknown = await cartCookie(running).parse(request.headers.get('Cookie'));
  const cart = cookieSchema.safeParse(cookieValue);
  if (!cart.success || cart.data.l.length === 0) return emptyCart;
  const lines = cart.data.l.map(([productId, quantity]) => ({ productId, quantity }));
  return { key: cart.data.k, ...(cart.data.p && { promoCode: cart.data.p }), lines };
}

/** Returns the Set-Cookie value that keeps this cart, or deletes the cookie when it is empty. */
export function writeCart(running: RunningShop, cart: Cart): Promise<string> {
  if (cart.key === undefined) return cartCookie(running).serialize('', { maxAge: 0 });
  const pairs = cart.lines.map((line) => [line.productId, line.quantity]);
  return cartCookie(running).serialize({ k: cart.key, p: cart.promoCode, l: pairs });
}
