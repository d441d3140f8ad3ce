import {
  type CheckoutField,
  type CheckoutProblem,
  checkoutFields,
} from '#domain/orders/checkout-form.ts';
import type { PlaceOrderRefusal } from '#domain/orders/place-order.server.ts';

/** Why no order came of a form that was filled in well. The last four are not the domain's. */
export type PlacingRefusal =
  | PlaceOrderRefusal
  /** A field was filled in that people do not see. The form comes back without it, so that a person can go on. */
  | { code: 'not-by-hand' }
  | { code: 'stale-page' }
  | { code: 'failed' }
  /** The answer never reached the browser: the order may have been placed. */
  | { code: 'unanswered' };

/** The field that people do not see. No browser knows what it could fill in by this name. */
export const baitField = 'topic';

/** `saveAddress` is asked of customers alone. */
export type Typed = Partial<Record<CheckoutField | 'saveAddress', string>>;
export type Problems = Partial<Record<CheckoutField, CheckoutProblem>>;

/** What the page is told about the form it sent, with everything that was typed. */
export type CheckoutAnswer = { values: Typed } & (
  | { kind: 'switched-language' }
  | { kind: 'address-used' }
  | { kind: 'invalid'; problems: Problems }
  | { kind: 'refused'; refusal: PlacingRefusal }
);

/** What the page is told where the answer to an order never came. Its other buttons place none. */
export function unansweredOrder(form: FormData): CheckoutAnswer | undefined {
  if (form.has('intent')) return undefined;
  const values: Typed = {};
  for (const field of [...checkoutFields, 'saveAddress'] as const) {
    const typed = form.get(field);
    if (typeof typed === 'string') values[field] = typed;
  }
  return { kind: 'refused', refusal: { code: 'unanswered' }, values };
}
