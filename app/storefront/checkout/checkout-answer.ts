import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PlaceOrderRefusal } from '#domain/orders/checkout/place-order-refusal.ts';
import type { PromoRefusal } from '#storefront/cart/promo/promo-answer.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';

/** Why a form with right fields was not ordered. The last five are not the domain's. */
export type PlacingRefusal =
  | Exclude<PlaceOrderRefusal, { code: 'promo-refused' }>
  /** A field was filled in that people do not see. The form comes back without it, so that a person can continue. */
  | { code: 'not-by-hand' }
  | { code: 'stale-page' }
  /** A code does not hold any more, or was applied just now: the shopper has to see the new total first. */
  | { code: 'promo'; says: Bilingual; totalLkr?: number }
  | { code: 'failed' }
  /** The response never reached the browser, and the order may have been placed; or the shop was too busy for it. */
  | { code: 'unanswered'; why?: Bilingual | undefined };

/** `promo`: why the code that was typed is not taken. */
export type CheckoutAnswer = FormAnswer<PlacingRefusal> & { promo?: PromoRefusal | undefined };

/** The field that people do not see. No browser knows what it could fill in by this name. */
export const honeypotField = 'topic';

/** Makes the answer for the page when none arrived for an order. The other buttons place no order. */
export function unansweredOrder(form: FormData, why?: Bilingual): CheckoutAnswer | undefined {
  if (form.has('intent')) return undefined;
  const values: Record<string, string> = {};
  for (const [field, typed] of form) values[field] = `${typed}`;
  return { values, problems: {}, refusal: { code: 'unanswered', why } };
}
