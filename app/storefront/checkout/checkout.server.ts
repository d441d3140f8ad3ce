import { data, href } from 'react-router';
import { type Cart, contentsOf, emptyCart } from '#domain/cart/cart.ts';
import { findAccountCart } from '#domain/cart/find-account-cart.server.ts';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { CheckoutForm } from '#domain/orders/checkout/checkout-form.ts';
import { checkoutSchema } from '#domain/orders/checkout/checkout-schema.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import { canBePaidOnline } from '#domain/orders/online/can-be-paid-online.ts';
import { usesOnlinePayment } from '#domain/orders/payment.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { offeredMethods } from '#domain/payments/payment-methods.ts';
import { deliveryPromise } from '#domain/settings/delivery/delivery-promise.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { honeypotField } from './checkout-answer.ts';
import { type FindOwnAddress, findCustomerPrefill } from './customer-prefill.server.ts';

type Visitor = {
  cart: Cart;
  userId: string | undefined;
  /** What a customer typed before their session ended. */
  typedBefore?: Record<string, string> | undefined;
};

/** Loads the data of the checkout page for this cart and shopper. */
export async function loadCheckout(
  shop: Shop,
  settings: Settings,
  { cart, userId, typedBefore }: Visitor,
) {
  return {
    siteName: settings.siteName,
    deliveryPromise: deliveryPromise(settings),
    paymentMethods: offeredMethods(settings, shop),
    delivery: deliveryRulesOf(settings),
    idempotencyKey: cart.key,
    cart: await priceCart(shop, cart, settings),
    shownLines: contentsOf(cart),
    prefill: userId === undefined ? undefined : await findCustomerPrefill(shop, userId),
    typedBefore,
  };
}

export type Checkout = Awaited<ReturnType<typeof loadCheckout>>;

/** Reads the form. Returns `promoValues` if the promo code is to be changed, `answer` if no order is to be placed yet. */
export async function readCheckout(request: Request, findOwnAddress: FindOwnAddress) {
  const { values, ...read } = await readForm(request, checkoutSchema);
  if (values['intent'] === 'switch-language')
    return { values, answer: data({ values, problems: {} }) };
  if (values['intent'] === 'use-address') {
    const address = await findOwnAddress(values['addressId'] ?? '');
    return { values, answer: data({ values: { ...values, ...address }, problems: {} }) };
  }
  if (isAboutPromo(values)) return { values, promoValues: values };
  if (values[honeypotField])
    return { values, answer: refusedAnswer(values, { code: 'not-by-hand' } as const) };
  if (read.ok) return { values, form: read.value };

  const { idempotencyKey, ...problems } = read.refusal.problems;
  const isStale = idempotencyKey !== undefined && Object.keys(problems).length === 0;
  return {
    values,
    answer: isStale
      ? refusedAnswer(values, { code: 'stale-page' } as const)
      : wrongFieldsAnswer(values, problems),
  };
}

/** Returns whether to change the promo code. A typed code is applied first, even when the order button was pressed. */
function isAboutPromo({ intent = '', promo = '' }: Record<string, string>): boolean {
  return ['use-promo', 'drop-promo'].includes(intent) || promo.trim() !== '';
}

type PlacedCheckout = {
  /** The page to redirect to. */
  path: string;
  /** What remains in a guest's cart. */
  cart: Cart;
  /** False for a repeated form that does not count as a double press. */
  isJustPlaced: boolean;
  /** The order if `path` is the page from which the shopper pays it online. */
  toPay: Order | undefined;
};

/** Covers a second press before the response to the first one. */
const doublePressMs = 2 * 60 * 1000;

/**
 * Places the order and clears its cart. A repeated form whose cart has changed since keeps that cart, under a new key
 * so that it can be ordered, and the confirmation page says that the order was placed before.
 */
export async function placeCheckout(shop: Shop, cart: Cart, form: CheckoutForm) {
  const placed = await placeOrder(shop, cart, form);
  if (!placed.ok) return placed;

  const { orderId, wasPlacedBefore } = placed.value;
  const isJustPlaced = !wasPlacedBefore || (await isDoublePress(shop, cart, orderId));
  const toPay =
    isJustPlaced && usesOnlinePayment(form) ? await findToPay(shop, orderId) : undefined;
  const page = toPay ? '/order-success/:orderId/pay' : '/order-success/:orderId';
  const path = href(page, { orderId });
  const value: PlacedCheckout = isJustPlaced
    ? { path, cart: emptyCart, isJustPlaced, toPay }
    : { path: `${path}?placed=before`, cart: withNewKey(cart), isJustPlaced, toPay };
  return { ok: true as const, value };
}

/** Finds the order if it waits for an online payment: one that costs nothing does not. */
async function findToPay(shop: Shop, orderId: string): Promise<Order | undefined> {
  const order = await findOrder(shop, orderId);
  return order && canBePaidOnline(order) ? order : undefined;
}

/**
 * Detects a double press: a guest's form has the same cart again, a customer's cart was emptied by a recent order. Reads
 * that cart again, because the first press may have emptied it only while the second one waited.
 */
async function isDoublePress(shop: Shop, guestCart: Cart, orderId: string): Promise<boolean> {
  const order = await findOrder(shop, orderId);
  if (!order) return false;
  if (shop.actor.kind !== 'customer') return hasLinesOf(order, guestCart);
  const { lines } = await findAccountCart(shop, shop.actor.userId);
  const ageMs = shop.now().getTime() - order.createdAt.getTime();
  return lines.length === 0 && ageMs < doublePressMs;
}

function hasLinesOf({ lines: ordered }: Order, cart: Cart): boolean {
  return (
    ordered.length === cart.lines.length &&
    ordered.every(({ productId, quantity }) =>
      cart.lines.some((line) => line.productId === productId && line.quantity === quantity),
    )
  );
}

function withNewKey(cart: Cart): Cart {
  return cart.lines.length === 0 ? emptyCart : { ...cart, key: crypto.randomUUID() };
}
