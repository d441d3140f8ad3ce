import { addToCart, type Cart, type CartRefusal } from '#domain/cart/cart.ts';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';

export type BoughtAgain = { cart: Cart; added: number; gone: Bilingual[] };

/** Adds the lines of an order to a cart, as far as they are still sold, and names the others. Adds all or nothing. */
export async function buyAgain(
  shop: Shop,
  cart: Cart,
  order: Order,
): Promise<Result<BoughtAgain, CartRefusal>> {
  const { lines: sold } = await priceCart(shop, { key: undefined, lines: order.lines });
  let grown = cart;
  for (const { productId, quantity } of sold) {
    const added = addToCart(grown, { productId, quantity });
    if (!added.ok) return added;
    grown = added.value;
  }
  const isSold = (productId: string) => sold.some((line) => line.productId === productId);
  const gone = order.lines.filter(({ productId }) => !isSold(productId));
  return ok({ cart: grown, added: sold.length, gone: gone.map(({ productName }) => productName) });
}
