import { type Recorded, recordStep } from '#domain/audit/record-audit.server.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { lockCart, saveLockedCart } from '#domain/cart/lock-cart.server.ts';
import { priceForOrder } from '#domain/cart/price-cart.server.ts';
import { type GoneLine, type PricedCart, withDeliveryFee } from '#domain/cart/priced-cart.ts';
import { takeStock } from '#domain/catalog/take-stock.server.ts';
import { announce } from '#domain/kernel/announce.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, isOwner, type Shop } from '#domain/kernel/shop.server.ts';
import { openFirstAttempt } from '#domain/orders/online/open-attempt.server.ts';
import type { StepDetails } from '#domain/orders/order-history.ts';
import { takePromoUse } from '#domain/orders/promo/promo-uses.server.ts';
import { collects, offeredMethods } from '#domain/payments/payment-methods.ts';
import type { District } from '#domain/places/districts.ts';
import { holdPromo } from '#domain/promotions/find-promo.server.ts';
import type { PromoProblem } from '#domain/promotions/promo.ts';
import { closureOf } from '#domain/settings/closure.ts';
import { deliveryFeeIn, isOfferedIn } from '#domain/settings/delivery-rules.ts';
import { deliveryRulesOf } from '#domain/settings/read-delivery-rules.server.ts';
import { readSettingsOnce } from '#domain/settings/read-settings.server.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { flagOrder } from './flag-order.server.ts';
import { hasTooManyOrders, lockPhone } from './has-too-many-orders.server.ts';
import { completeOrder, openOrder } from './open-order.server.ts';

export type PlaceOrderRefusal =
  | { code: 'cart-empty' }
  | { code: 'product-gone'; products: GoneLine[] }
  | { code: 'sold-out'; productId: string; productName: Bilingual; left: number }
  | { code: 'total-changed'; totalLkr: number }
  /** The total is that without the code. */
  | { code: 'promo-refused'; promoCode: string; problem: PromoProblem; totalLkr: number }
  | { code: 'payment-method-not-offered' }
  | NoCashThere
  | { code: 'too-many-orders' }
  | { code: 'shop-closed'; until: Date };

/** The total is that of the district, where it is not what the shopper saw. */
export type NoCashThere = { code: 'no-cash-there'; district: District; totalLkr?: number };

export type PlacedOrder = { orderId: string; placedBefore: boolean };

/**
 * Turns a cart into an order, or refuses and changes nothing. One cart key places one order: a repeated request returns
 * it before anything else is checked. A customer orders the account's cart, which is then empty; a guest the one sent.
 */
export async function placeOrder(
  shop: Shop,
  guestCart: Cart,
  form: CheckoutForm,
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  const placed = await placeOnce(shop, guestCart, form);
  if (!placed.ok) shop.tally?.({ what: 'order-refused', reason: placed.refusal.code });
  else if (!placed.value.placedBefore) {
    shop.tally?.({ what: 'order-placed', paymentMethod: form.paymentMethod });
  }
  return placed;
}

function placeOnce(
  shop: Shop,
  guestCart: Cart,
  form: CheckoutForm,
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  return inTransaction(shop, async (shop) => {
    const { cart, clear } = await cartOf(shop, guestCart);
    const order = await openOrder(shop, cart, form);
    if (!order) return refuse({ code: 'cart-empty' });
    if (order.placedBefore) return ok({ orderId: order.id, placedBefore: true });

    const agreed = await agreeOnPrice(shop, cart, form);
    if (!agreed.ok) return agreed;
    const priced = agreed.value;

    const short = await takeStock(shop, priced.lines, { orderId: order.id });
    if (short) return refuse({ code: 'sold-out', ...short, productName: nameOf(short, priced) });

    const lacking = await promoRefusal(shop, priced, { orderId: order.id, phone: form.phone });
    if (lacking) return refuse(lacking);

    await completeOrder(shop, order.id, priced);
    await openPayment(shop, order, { form, amountLkr: priced.totalLkr });
    const entry = await recordPlaced(shop, { id: order.id, form, totalLkr: priced.totalLkr });
    await clear();
    await flagOrder(shop, { orderId: order.id, form, priced });
    await announce(shop, {
      name: 'order-placed',
      orderId: order.id,
      historyId: `${entry}`,
      orderNumber: order.orderNumber,
      totalLkr: priced.totalLkr,
      itemsCount: priced.itemCount,
      paymentMethod: form.paymentMethod,
    });
    return ok({ orderId: order.id, placedBefore: false });
  });
}

/** Opens the first attempt to pay an order that is paid online. */
async function openPayment(
  shop: Shop,
  order: { id: string; orderNumber: string },
  { form, amountLkr }: { form: CheckoutForm; amountLkr: number },
): Promise<void> {
  if (collects(form.paymentMethod) !== 'online' || amountLkr === 0) return;
  const { payerFirstName: firstName = '', payerLastName: lastName = '' } = form;
  await openFirstAttempt(shop, { ...order, amountLkr }, { firstName, lastName });
}

type Placed = { id: string; form: CheckoutForm; totalLkr: number };

/** Records the first step of the order. The panel's log says whose order an admin took by phone. */
function recordPlaced(shop: Shop, { id, form, totalLkr }: Placed): Promise<Recorded> {
  const { customerName, phone: customerPhone, city } = form;
  const details: StepDetails['order-placed'] = isOwner(shop)
    ? { source: 'phone', customerName, customerPhone, city, totalLkr }
    : { source: 'web' };
  const subject = { kind: 'order', id } as const;
  return recordStep(shop, { action: 'order-placed', subject, after: details });
}

/** Returns the cart to order and how to empty it. A guest's is emptied in the browser that holds it. */
async function cartOf(shop: Shop, guestCart: Cart) {
  if (shop.actor.kind !== 'customer') return { cart: guestCart, clear: async () => {} };
  const { userId } = shop.actor;
  const cart = await lockCart(shop, userId);
  return { cart, clear: () => saveLockedCart(shop, userId, emptyCart) };
}

/** Returns today's price of the cart, if the shop offers this way to pay and the shopper saw that price. */
async function agreeOnPrice(
  shop: Shop,
  cart: Cart,
  form: CheckoutForm,
): Promise<Result<PricedCart, PlaceOrderRefusal>> {
  const settings = await readSettingsOnce(shop);
  const closure = closureOf(settings, shop.now());
  if (closure && !closure.takesOrders && !isOwner(shop))
    return refuse({ code: 'shop-closed', until: closure.until });
  if (!offeredMethods(settings, shop).includes(form.paymentMethod))
    return refuse({ code: 'payment-method-not-offered' });
  if (await hasTooManyOrders(shop, form.phone)) return refuse({ code: 'too-many-orders' });
  await holdPromoOf(shop, cart, form);

  const { district } = form;
  const rules = deliveryRulesOf(settings);
  const asListed = await priceForOrder(shop, cart, settings);
  if (asListed.gone.length > 0) return refuse({ code: 'product-gone', products: asListed.gone });
  const priced = withDeliveryFee(asListed, deliveryFeeIn(rules, district));
  const { totalLkr } = priced;
  const isChanged = isOtherTotal(priced, form);
  if (district && !isOfferedIn(rules, district, form.paymentMethod))
    return refuse({ code: 'no-cash-there', district, ...(isChanged && { totalLkr }) });
  if (isChanged) return refuse(changedTotal(priced));
  return ok(priced);
}

/** Locks what the uses of a code are counted by, before the products (decision 032). */
async function holdPromoOf(shop: Shop, { promoCode }: Cart, { phone }: CheckoutForm) {
  if (promoCode === undefined) return;
  await lockPhone(shop, phone);
  await holdPromo(shop, promoCode);
}

/** The owner who enters an order saw no total, and is told all the same of a code that takes nothing off. */
function isOtherTotal({ totalLkr, promoProblem }: PricedCart, { shownTotalLkr }: CheckoutForm) {
  if (shownTotalLkr === undefined) return promoProblem !== undefined;
  return shownTotalLkr !== totalLkr;
}

/** Where a code is given that does not hold, that is why the total is another one. */
function changedTotal({ promo, promoProblem: problem, totalLkr }: PricedCart) {
  return promo && problem
    ? ({ code: 'promo-refused', promoCode: promo.code, problem, totalLkr } as const)
    : ({ code: 'total-changed', totalLkr } as const);
}

/** Takes a use of the code that is part of the price, or returns why there is none. */
async function promoRefusal(
  shop: Shop,
  { promo, discountLkr, totalLkr }: PricedCart,
  { orderId, phone }: { orderId: string; phone: string },
) {
  if (!promo || discountLkr === 0) return undefined;
  const taken = await takePromoUse(shop, { promoCodeId: promo.id, orderId, phone });
  if (taken.ok) return undefined;
  const { refusal: problem } = taken;
  const { code: promoCode } = promo;
  return { code: 'promo-refused', promoCode, problem, totalLkr: totalLkr + discountLkr } as const;
}

function nameOf(
  { productId }: { productId: string },
  { lines }: { lines: { productId: string; name: Bilingual }[] },
): Bilingual {
  return lines.find((line) => line.productId === productId)?.name ?? { en: '', si: '' };
}
