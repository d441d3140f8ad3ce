import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { ApplyPromoRefusal } from '#domain/promotions/apply-promo.server.ts';

export type PromoRefusal = ApplyPromoRefusal;

/** The response to a code that a script sent: the whole cart, and why the code was refused. */
export type PromoResponse = { cart: PricedCart; code: string; refusal?: PromoRefusal };
