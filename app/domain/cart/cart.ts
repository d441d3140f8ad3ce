import { ok, type Result, refuse } from '#domain/kernel/result.ts';

export type CartLine = { productId: string; quantity: number };

/** The key is drawn with the first line and belongs to this cart until it is cleared: one cart becomes one order. */
export type Cart = { key: string | undefined; lines: readonly CartLine[] };

export const emptyCart: Cart = { key: undefined, lines: [] };

export const maxQuantity = 9_999;
/** How many products an addition may fill it with: a guest's cart travels in a cookie of about four thousand bytes. */
export const maxLines = 40;

export type CartRefusal = { code: 'quantity-invalid' } | { code: 'too-many-products' };

export function itemCount(cart: { lines: readonly { quantity: number }[] }): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Adds to a line that is there, or appends one. Refuses all but whole quantities whose sum stays within 9,999. */
export function addToCart(
  cart: Cart,
  { productId, quantity }: CartLine,
): Result<Cart, CartRefusal> {
  const there = cart.lines.find((line) => line.productId === productId)?.quantity ?? 0;
  if (!isQuantity(quantity) || !isQuantity(there + quantity)) {
    return refuse({ code: 'quantity-invalid' });
  }
  return withQuantity(cart, { productId, quantity: there + quantity });
}

/** Sets a line to a quantity; 0 and below remove it. Anything else that is no quantity is refused and the old one stays. */
export function setQuantity(
  cart: Cart,
  { productId, quantity }: CartLine,
): Result<Cart, CartRefusal> {
  if (Number.isInteger(quantity) && quantity <= 0) return ok(removeFromCart(cart, productId));
  if (!isQuantity(quantity)) return refuse({ code: 'quantity-invalid' });
  return withQuantity(cart, { productId, quantity });
}

export function removeFromCart(cart: Cart, productId: string): Cart {
  const lines = cart.lines.filter((line) => line.productId !== productId);
  return lines.length === 0 ? emptyCart : { ...cart, lines };
}

/**
 * A guest's lines on top of the cart of an account: quantities add up, to 9,999 of a product at most. No product is
 * left out, even where both carts together hold more products than one is given.
 */
export function joinLines(
  cart: Cart,
  lines: readonly CartLine[],
): { cart: Cart; isCapped: boolean } {
  const wanted = new Map(cart.lines.map(({ productId, quantity }) => [productId, quantity]));
  let isCapped = false;
  for (const { productId, quantity } of lines) {
    const sum = (wanted.get(productId) ?? 0) + quantity;
    isCapped ||= sum > maxQuantity;
    wanted.set(productId, Math.min(sum, maxQuantity));
  }
  if (wanted.size === 0) return { cart: emptyCart, isCapped };
  const joined = [...wanted].map(([productId, quantity]) => ({ productId, quantity }));
  return { cart: { key: cart.key ?? crypto.randomUUID(), lines: joined }, isCapped };
}

function withQuantity(cart: Cart, wanted: CartLine): Result<Cart, CartRefusal> {
  const key = cart.key ?? crypto.randomUUID();
  const known = cart.lines.some((line) => line.productId === wanted.productId);
  if (known) {
    const lines = cart.lines.map((line) => (line.productId === wanted.productId ? wanted : line));
    return ok({ key, lines });
  }
  if (cart.lines.length >= maxLines) return refuse({ code: 'too-many-products' });
  return ok({ key, lines: [...cart.lines, wanted] });
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
}
