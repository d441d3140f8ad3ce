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
import type { CartMessage } from './cart-answer.ts';
import type { CartRequestForm } from './cart-request-form.server.ts';

type Changed = { cart: Cart; priced: PricedCart; message: CartMessage };

/** Returns the cart after a request. Products that are not sold cannot be added, but can be removed. */
export async function changeCart(
  shop: Shop,
  cart: Cart,
  request: CartRequestForm,
): Promise<Result<Changed, CartRefusal | { code: 'product-gone' }>> {
  const changed = granted(cart, request);
  if (!changed.ok) return changed;
  const priced = await priceCart(shop, changed.value);
  const line = priced.lines.find(({ productId }) => productId === request.productId);
  const isHeld = holds(changed.value, request.productId);
  if (isHeld && !line && (request.intent === 'add' || !holds(cart, request.productId))) {
    return refuse({ code: 'product-gone' });
  }
  return ok({ cart: changed.value, priced, message: said(request, isHeld, line?.name) });
}

function granted(cart: Cart, request: CartRequestForm): Result<Cart, CartRefusal> {
  if (request.intent === 'remove') return ok(removeFromCart(cart, request.productId));
  return request.intent === 'add' ? addToCart(cart, request) : setQuantity(cart, request);
}

function holds(cart: Cart, productId: string): boolean {
  return cart.lines.some((line) => line.productId === productId);
}

function said(
  { intent }: CartRequestForm,
  isHeld: boolean,
  name: CartMessage['name'],
): CartMessage {
  if (!isHeld) return { kind: 'success', code: 'removed' };
  if (intent === 'add' && name) return { kind: 'success', code: 'added', name };
  return { kind: 'success', code: 'updated' };
}
