import { ok, type Result, refuse } from '#domain/kernel/result.ts';

export type CartLine = { productId: string; quantity: number };

/**
 * The key is generated with the first line and stays until the cart is cleared: one cart becomes one order.
 */
export type Cart = {
  key: string | undefined;
  lines: readonly CartLine[];
  promoCode?: string | undefined;
};

export const emptyCart: Cart = { key: undefined, lines: [] };

export const maxQuantity = 9_999;
/** The most products that can be added: a guest's cart is stored in a cookie of at most about 4,000 bytes. */
export const maxLines = 40;

export type CartRefusal = { code: 'quantity-invalid' } | { code: 'too-many-products' };

export function itemCount(cart: { lines: readonly { quantity: number }[] }): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Adds to an existing line, or appends one. Refuses anything but whole quantities whose sum is at most 9,999. */
export function addToCart(
  cart: Cart,
  { productId, quantity }: CartLine,
): Result<Cart, CartRefusal> {
  const existing = cart.lines.find((line) => line.productId === productId)?.quantity ?? 0;
  if (!isQuantity(quantity) || !isQuantity(existing + quantity)) {
    return refuse({ code: 'quantity-invalid' });
  }
  return withQuantity(cart, { productId, quantity: existing + quantity });
}

/** Sets the quantity of a line; 0 and below remove it. Refuses fractions, and more than 9,999. */
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
 * Adds a guest's lines to the cart of an account: quantities add up, to 9,999 of a product at most. Keeps every
 * product, even beyond `maxLines`.
 */
export function mergeLines(
  cart: Cart,
  lines: readonly CartLine[],
): { cart: Cart; isCapped: boolean } {
  const target = new Map(cart.lines.map(({ productId, quantity }) => [productId, quantity]));
  let isCapped = false;
  for (const { productId, quantity } of lines) {
    const sum = (target.get(productId) ?? 0) + quantity;
    isCapped ||= sum > maxQuantity;
    target.set(productId, Math.min(sum, maxQuantity));
  }
  if (target.size === 0) return { cart: emptyCart, isCapped };
  const merged = [...target].map(([productId, quantity]) => ({ productId, quantity }));
  return { cart: { ...cart, key: cart.key ?? crypto.randomUUID(), lines: merged }, isCapped };
}

function withQuantity(cart: Cart, target: CartLine): Result<Cart, CartRefusal> {
  const key = cart.key ?? crypto.randomUUID();
  const isInCart = cart.lines.some((line) => line.productId === target.productId);
  if (isInCart) {
    const lines = cart.lines.map((line) => (line.productId === target.productId ? target : line));
    return ok({ ...cart, key, lines });
  }
  if (cart.lines.length >= maxLines) return refuse({ code: 'too-many-products' });
  return ok({ ...cart, key, lines: [...cart.lines, target] });
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
}

/** Returns the products and quantities of a cart as one text, whatever their order. */
export function contentsOf({ lines }: { lines: readonly CartLine[] }): string {
  return lines
    .map(({ productId, quantity }) => `${productId}:${quantity}`)
    .sort()
    .join(' ');
}
