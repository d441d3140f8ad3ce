import { type Cart, contentsOf } from '#domain/cart/cart.ts';
import { priceForOrder } from '#domain/cart/price-cart.server.ts';
import { type PricedCart, withDeliveryFee } from '#domain/cart/priced-cart.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { isAdmin, type Shop } from '#domain/kernel/shop.server.ts';
import { offeredMethods } from '#domain/payments/payment-methods.ts';
import { lockPromoShared } from '#domain/promotions/find-promo.server.ts';
import { closureOf } from '#domain/settings/closure.ts';
import { deliveryFeeIn, isOfferedIn } from '#domain/settings/delivery/delivery-rules.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import { readSettingsOnce } from '#domain/settings/read-settings.server.ts';
import type { CheckoutForm } from './checkout-form.ts';
import type { PlaceOrderRefusal } from './place-order-refusal.ts';

/**
 * Returns today's price of the cart. Refuses an order in a closed shop unless an admin enters it, products that are no
 * longer sold, a payment method that is not offered, and a total or products that differ from what the shopper saw.
 */
export async function agreeOnPrice(
  shop: Shop,
  cart: Cart,
  form: CheckoutForm,
): Promise<Result<PricedCart, PlaceOrderRefusal>> {
  const settings = await readSettingsOnce(shop);
  const closure = closureOf(settings, shop.now());
  if (closure && !closure.takesOrders && !isAdmin(shop))
    return refuse({ code: 'shop-closed', until: closure.reopensAt });
  if (!offeredMethods(settings, shop).includes(form.paymentMethod))
    return refuse({ code: 'payment-method-not-offered' });
  if (cart.promoCode !== undefined) await lockPromoShared(shop, cart.promoCode);

  const { district } = form;
  const rules = deliveryRulesOf(settings);
  const atGeneralFee = await priceForOrder(shop, cart, settings);
  if (atGeneralFee.gone.length > 0)
    return refuse({ code: 'product-gone', products: atGeneralFee.gone });
  const priced = withDeliveryFee(atGeneralFee, deliveryFeeIn(rules, district));
  const { totalLkr } = priced;
  const isChanged = isTotalChanged(shop, priced, form);
  if (district && !isOfferedIn(rules, district, form.paymentMethod))
    return refuse({ code: 'no-cash-there', district, ...(isChanged && { totalLkr }) });
  if (isChanged) return refuse(changedTotal(priced));
  if (areLinesChanged(cart, form)) return refuse({ code: 'stale-page' });
  return ok(priced);
}

/** Checks also that the promo code is valid where the page did not say that it is not: an owner's, and one without a total. */
function isTotalChanged(
  shop: Shop,
  { totalLkr, promoProblem }: PricedCart,
  { shownTotalLkr }: CheckoutForm,
) {
  const isProblemShown = shownTotalLkr !== undefined && !isAdmin(shop);
  if (promoProblem !== undefined && !isProblemShown) return true;
  return shownTotalLkr !== undefined && shownTotalLkr !== totalLkr;
}

/** Returns whether the cart was changed on another page or device. The total may happen to be the same. */
function areLinesChanged(cart: Cart, { shownLines }: CheckoutForm): boolean {
  return shownLines !== undefined && shownLines !== contentsOf(cart);
}

/** Names the problem of the cart's promo code if it has one, whatever else changed the total. */
function changedTotal({ promo, promoProblem: problem, totalLkr }: PricedCart) {
  return promo && problem
    ? ({ code: 'promo-refused', promoCode: promo.code, problem, totalLkr } as const)
    : ({ code: 'total-changed', totalLkr } as const);
}
