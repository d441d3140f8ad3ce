import type { CheckoutField, CheckoutProblem } from '#domain/orders/checkout-form.ts';
import type { PlaceOrderRefusal } from '#domain/orders/place-order.server.ts';

/** Why no order came of a form that was filled in well. The last two are not the domain's: an old page, and a fault. */
export type PlacingRefusal = PlaceOrderRefusal | { code: 'stale-page' } | { code: 'failed' };

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
