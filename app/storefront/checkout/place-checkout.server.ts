import { href } from 'react-router';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { CheckoutForm } from '#domain/orders/checkout-form.ts';
import { findOrder } from '#domain/orders/find-order.server.ts';
import { placeOrder } from '#domain/orders/place-order.server.ts';

/** Where the shopper goes, what remains in the cart, and whether this order is news. */
export type PlacedCheckout = { path: string; cart: Cart; isNews: boolean };

/**
 * Places the order. The cart that became it is cleared. A repeat whose cart is another by now keeps that cart, under a
 * key with which it can be ordered, and the confirmation says that the order was there before.
 */
export async function placeCheckout(shop: Shop, cart: Cart, form: CheckoutForm) {
  const placed = await placeOrder(shop, cart, form);
  if (!placed.ok) return placed;

  const { orderId, placedBefore } = placed.value;
  const isItsCart = !placedBefore || (await hasLinesOf(shop, cart, orderId));
  const path = href('/order-success/:orderId', { orderId });
  const value: PlacedCheckout = isItsCart
    ? { path, cart: emptyCart, isNews: true }
    : { path: `${path}?placed=before`, cart: underNewKey(cart), isNews: false };
  return { ok: true as const, value };
}

async function hasLinesOf(shop: Shop, cart: Cart, orderId: string): Promise<boolean> {
  const order = await findOrder(shop, orderId);
  const bought = order?.lines ?? [];
  return (
    bought.length === cart.lines.length &&
    bought.every(({ productId, quantity }) =>
      cart.lines.some((line) => line.productId === productId && line.quantity === quantity),
    )
  );
}

function underNewKey(cart: Cart): Cart {
  return cart.lines.length === 0 ? emptyCart : { ...cart, key: crypto.randomUUID() };
}
