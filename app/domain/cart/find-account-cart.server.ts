import { asc, eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { type Cart, emptyCart } from './cart.ts';
import { cartLines, carts } from './tables.server.ts';

/** Returns the cart of an account, the same on every device. A cart without lines has no key. */
export async function findAccountCart(shop: Shop, userId: string): Promise<Cart> {
  const rows = await shop.db
    .select({
      key: carts.idempotencyKey,
      promoCode: carts.promoCode,
      productId: cartLines.productId,
      quantity: cartLines.quantity,
    })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.userId, carts.userId))
    .where(eq(carts.userId, userId))
    .orderBy(asc(cartLines.position));
  const [first] = rows;
  if (!first) return emptyCart;
  const { key, promoCode } = first;
  return {
    key,
    ...(promoCode && { promoCode }),
    lines: rows.map(({ productId, quantity }) => ({ productId, quantity })),
  };
}
