import type { Cart } from '#domain/cart/cart.ts';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { offeredMethods } from '#domain/payments/payment-methods.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { findKnownShopper } from './known-shopper.server.ts';

/** Loads what the checkout shows of this cart to this shopper. */
export async function loadCheckout(shop: Shop, cart: Cart, userId?: string) {
  const settings = await readSettings(shop);
  return {
    siteName: settings.siteName,
    deliveryPromise: settings.freeDelivery ? settings.deliveryMessage : undefined,
    paymentMethods: offeredMethods(settings),
    idempotencyKey: cart.key,
    cart: await priceCart(shop, cart),
    known: userId === undefined ? undefined : await findKnownShopper(shop, userId),
  };
}

export type Checkout = Awaited<ReturnType<typeof loadCheckout>>;
