import { data, href } from 'react-router';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { CheckoutForm } from '#domain/orders/checkout/checkout-form.ts';
import { checkoutSchema } from '#domain/orders/checkout/checkout-schema.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { canBePaidOnline } from '#domain/orders/online/can-be-paid-online.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { collects, offeredMethods } from '#domain/payments/payment-methods.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/read-delivery-rules.server.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { refused, wrongFields } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { honeypotField } from './checkout-answer.ts';
import { type AddressBook, findKnownShopper } from './known-shopper.server.ts';

/** Loads what the checkout shows of this cart to this shopper. */
export async function loadCheckout(
  shop: Shop,
  settings: Settings,
  { cart, userId }: { cart: Cart; userId: string | undefined },
) {
  return {
    siteName: settings.siteName,
    deliveryPromise: settings.freeDelivery ? settings.deliveryMessage : undefined,
    paymentMethods: offeredMethods(settings, shop),
    delivery: deliveryRulesOf(settings),
    idempotencyKey: cart.key,
    cart: await priceCart(shop, cart, settings),
    known: userId === undefined ? undefined : await findKnownShopper(shop, userId),
  };
}

export type Checkout = Awaited<ReturnType<typeof loadCheckout>>;

/** Reads the form, or makes an answer where it cannot become an order yet. */
export async function readCheckout(request: Request, book: AddressBook) {
  const { values, ...read } = await readForm(request, checkoutSchema);
  if (values['intent'] === 'switch-language') return { answer: data({ values, problems: {} }) };
  if (values['intent'] === 'use-address') {
    const address = await book(values['addressId'] ?? '');
    return { answer: data({ values: { ...values, ...address }, problems: {} }) };
  }
  if (isAboutPromo(values)) return { promo: values };
  if (values[honeypotField]) return { answer: refused(values, { code: 'not-by-hand' } as const) };
  if (read.ok) return { form: read.value, values };

  const { idempotencyKey, ...problems } = read.refusal.problems;
  const isStale = idempotencyKey !== undefined && Object.keys(problems).length === 0;
  return {
    answer: isStale
      ? refused(values, { code: 'stale-page' } as const)
      : wrongFields(values, problems),
  };
}

/** A code that was typed is applied first, whichever button was pressed. */
function isAboutPromo({ intent = '', promo = '' }: Record<string, string>): boolean {
  return ['use-promo', 'drop-promo'].includes(intent) || promo.trim() !== '';
}

/** Where the shopper is redirected, what remains in the cart, and whether the order is new. */
type PlacedCheckout = { path: string; cart: Cart; isNew: boolean };

/** In milliseconds; long enough for a second press while the first one is answered. */
const pressedTwiceMs = 2 * 60 * 1000;

/**
 * Places the order and clears its cart. A repeat whose cart has changed since keeps that cart, under a key with which
 * it can be ordered, and the confirmation tells that the order was there before.
 */
export async function placeCheckout(shop: Shop, cart: Cart, form: CheckoutForm) {
  const placed = await placeOrder(shop, cart, form);
  if (!placed.ok) return placed;

  const { orderId, placedBefore } = placed.value;
  const isItsCart = !placedBefore || (await wasPressedTwice(shop, cart, orderId));
  const isPaidLater = !placedBefore && collects(form.paymentMethod) !== 'online';
  const path = isPaidLater
    ? href('/order-success/:orderId', { orderId })
    : await nextPathOf(shop, orderId);
  const value: PlacedCheckout = isItsCart
    ? { path, cart: emptyCart, isNew: true }
    : { path: `${path}?placed=before`, cart: underNewKey(cart), isNew: false };
  return { ok: true as const, value };
}

/** Leads to the gateway where the order waits for its payment there, otherwise to the page of the order. */
async function nextPathOf(shop: Shop, orderId: string): Promise<string> {
  const order = await findOrder(shop, orderId);
  const isToPay = order && canBePaidOnline(order);
  return href(isToPay ? '/order-success/:orderId/pay' : '/order-success/:orderId', { orderId });
}

/** Recognises a second press: a guest's carries the same cart again; a customer's cart was emptied with the order. */
async function wasPressedTwice(shop: Shop, cart: Cart, orderId: string): Promise<boolean> {
  const order = await findOrder(shop, orderId);
  if (!order) return false;
  if (shop.actor.kind !== 'customer') return hasLinesOf(order, cart);
  const ageMs = shop.now().getTime() - order.createdAt.getTime();
  return cart.lines.length === 0 && ageMs < pressedTwiceMs;
}

function hasLinesOf({ lines: bought }: Order, cart: Cart): boolean {
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
