import {
  addToCart,
  type Cart,
  type CartRefusal,
  removeFromCart,
  setQuantity,
} from '#domain/cart/cart.ts';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { CartMessage } from '#storefront/shell/cart-answer.ts';
import type { CartWishForm } from './cart-wish-form.server.ts';

type Changed = { cart: Cart; priced: PricedCart; message: CartMessage };

/** The cart after what was wished. A product that is not sold comes into no cart, but what is in one can leave it. */
export async function changeCart(
  shop: Shop,
  cart: Cart,
  wish: CartWishForm,
): Promise<Result<Changed, CartRefusal | { code: 'product-gone' }>> {
  const changed = granted(cart, wish);
  if (!changed.ok) return changed;
  const priced = await priceCart(shop, changed.value);
  const line = priced.lines.find(({ productId }) => productId === wish.productId);
  const isHeld = holds(changed.value, wish.productId);
  if (isHeld && !line && (wish.intent === 'add' || !holds(cart, wish.productId))) {
    return refuse({ code: 'product-gone' });
  }
  return ok({ cart: changed.value, priced, message: said(wish, isHeld, line?.name) });
}

function granted(cart: Cart, wish: CartWishForm): Result<Cart, CartRefusal> {
  if (wish.intent === 'remove') return ok(removeFromCart(cart, wish.productId));
  return wish.intent === 'add' ? addToCart(cart, wish) : setQuantity(cart, wish);
}

function holds(cart: Cart, productId: string): boolean {
  return cart.lines.some((line) => line.productId === productId);
}

function said({ intent }: CartWishForm, isHeld: boolean, name: CartMessage['name']): CartMessage {
  if (!isHeld) return { kind: 'success', code: 'removed' };
  if (intent === 'add' && name) return { kind: 'success', code: 'added', name };
  return { kind: 'success', code: 'updated' };
}
