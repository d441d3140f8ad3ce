import { data, href } from 'react-router';
import { type Cart, contentsOf, emptyCart } from '#domain/cart/cart.ts';
import { findAccountCart } from '#domain/cart/find-account-cart.server.ts';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { CheckoutForm } from '#domain/orders/checkout/checkout-form.ts';
import { checkoutSchema } from '#domain/orders/checkout/checkout-schema.server.ts';
import { placeOrder } from '#domain/orders/checkout/place-order.server.ts';
import type { PlaceOrderRefusal } from '#domain/orders/checkout/place-order-refusal.ts';
import { canBePaidOnline } from '#domain/orders/online/can-be-paid-online.ts';
import { usesOnlinePayment } from '#domain/orders/payment.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { offeredMethods } from '#domain/payments/payment-methods.ts';
import { promoProblemCopy } from '#domain/promotions/promo.copy.ts';
import { deliveryPromise } from '#domain/settings/delivery/delivery-promise.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { promoApplied } from '#storefront/cart/promo/promo.copy.ts';
import {
  applyVisitorPromo,
  removeVisitorPromo,
} from '#storefront/cart/promo/visitor-promo.server.ts';
import { shopContext } from '#web/contexts.server.ts';
import { readVisitorCart } from '#web/cookies/visitor-cart.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import { type CheckoutAnswer, honeypotField, type PlacingRefusal } from './checkout-answer.ts';
import { type FindOwnAddress, findCustomerPrefill } from './customer-prefill.server.ts';

/** Loads the data of the checkout page for this cart and shopper. */
export async function loadCheckout(
  shop: Shop,
  settings: Settings,
  { cart, userId }: { cart: Cart; userId: string | undefined },
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
  };
}

export type Checkout = Awaited<ReturnType<typeof loadCheckout>>;

/** Reads the form. Returns `promoValues` if the promo code is to be changed, `answer` if no order is to be placed yet. */
export async function readCheckout(request: Request, findOwnAddress: FindOwnAddress) {
  const { values, ...read } = await readForm(request, checkoutSchema);
  if (values['intent'] === 'switch-language') return { answer: data({ values, problems: {} }) };
  if (values['intent'] === 'use-address') {
    const address = await findOwnAddress(values['addressId'] ?? '');
    return { answer: data({ values: { ...values, ...address }, problems: {} }) };
  }
  if (isAboutPromo(values)) return { promoValues: values };
  if (values[honeypotField])
    return { answer: refusedAnswer(values, { code: 'not-by-hand' } as const) };
  if (read.ok) return { form: read.value, values };

  const { idempotencyKey, ...problems } = read.refusal.problems;
  const isStale = idempotencyKey !== undefined && Object.keys(problems).length === 0;
  return {
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
  isShownAsNew: boolean;
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
  const isShownAsNew = !wasPlacedBefore || (await isDoublePress(shop, cart, orderId));
  const toPay =
    isShownAsNew && usesOnlinePayment(form) ? await findToPay(shop, orderId) : undefined;
  const page = toPay ? '/order-success/:orderId/pay' : '/order-success/:orderId';
  const path = href(page, { orderId });
  const value: PlacedCheckout = isShownAsNew
    ? { path, cart: emptyCart, isShownAsNew, toPay }
    : { path: `${path}?placed=before`, cart: withNewKey(cart), isShownAsNew, toPay };
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

type FormValues = Record<string, string>;

/** Applies the promo code of the form, or removes it. Places no order before the shopper has seen the new total. */
export async function changePromo(args: RequestArgs, { promo = '', ...values }: FormValues) {
  if (values['intent'] === 'drop-promo') {
    return withCookies({ values, problems: {} }, { setCookies: await removeVisitorPromo(args) });
  }
  if (promo.trim() === '') return withCookies({ values, problems: {} }, {});
  const applied = await applyVisitorPromo(args, promo);
  if (!applied.ok) {
    const answer = { values: { ...values, promo }, problems: {}, promo: applied.refusal };
    return withCookies(answer, {
      status: applied.refusal.code === 'too-many-attempts' ? 429 : 409,
    });
  }
  const { code: promoCode, setCookies } = applied.value;
  const isPlacing = values['intent'] === undefined;
  const refusal = isPlacing
    ? ({ code: 'promo', text: await promoOutcomeText(args, promoCode) } as const)
    : undefined;
  return withCookies({ values, problems: {}, ...(refusal && { refusal }) }, { setCookies });
}

/** Asks the shopper to check the new total, or says why the code gives this cart no discount. */
async function promoOutcomeText(args: RequestArgs, promoCode: string): Promise<Bilingual> {
  const cart = await readVisitorCart(args);
  const { promoProblem } = await priceCart(args.context.get(shopContext), cart);
  return promoProblem ? promoProblemCopy(promoCode, promoProblem) : promoApplied(promoCode);
}

/** Returns the form with the refusal. Removes a code that is no longer valid, so that the next press can order. */
export async function refusePlacing(
  args: RequestArgs,
  { values, refusal }: { values: FormValues; refusal: PlaceOrderRefusal | PlacingRefusal },
) {
  if (refusal.code !== 'promo-refused') return refusedAnswer(values, refusal);
  const { promoCode, problem, totalLkr } = refusal;
  const invalidPromo = {
    code: 'promo',
    text: promoProblemCopy(promoCode, problem),
    totalLkr,
  } as const;
  const setCookies = await removeVisitorPromo(args);
  return withCookies({ values, problems: {}, refusal: invalidPromo }, { status: 409, setCookies });
}

type ResponseParts = { status?: number; setCookies?: string[] };

function withCookies(answer: CheckoutAnswer, { status = 200, setCookies = [] }: ResponseParts) {
  const headers = setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return data(answer, { status, headers });
}
