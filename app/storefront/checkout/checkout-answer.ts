import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PlaceOrderRefusal } from '#domain/orders/checkout/place-order-refusal.ts';
import type { PromoRefusal } from '#storefront/cart/promo/promo-response.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';

/**
 * Why no order was confirmed, apart from wrong fields. The codes after the first member are not from the domain. `stale-page`
 * also means that the key of the cart is missing in the form, or malformed.
 */
export type PlacingRefusal =
  | Exclude<PlaceOrderRefusal, { code: 'promo-refused' }>
  /** The honeypot was filled in. The form is shown again without it, so that a person can continue. */
  | { code: 'not-by-hand' }
  /** A promo code is no longer valid, or was just applied, so the shopper has to see the new total first. */
  | { code: 'promo'; text: Bilingual; totalLkr?: number }
  /** A fault, which was logged. */
  | { code: 'failed' }
  /** No usable response reached the browser, so the order may have been placed; or the shop was too busy. */
  | { code: 'unanswered'; why?: Bilingual | undefined };

/** `promo`: why the typed code is refused. */
export type CheckoutAnswer = FormAnswer<PlacingRefusal> & { promo?: PromoRefusal | undefined };

/** The hidden field that only bots fill in. Its name is one that no browser autofills. */
export const honeypotField = 'topic';

/** Returns the answer to show when no response to an order arrived. Undefined for buttons that place no order. */
export function unansweredOrder(form: FormData, why?: Bilingual): CheckoutAnswer | undefined {
  if (form.has('intent')) return undefined;
  const values: Record<string, string> = {};
  for (const [field, value] of form) values[field] = `${value}`;
  return { values, problems: {}, refusal: { code: 'unanswered', why } };
}
