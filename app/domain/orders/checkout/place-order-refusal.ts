import type { GoneLine } from '#domain/cart/priced-cart.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { District } from '#domain/places/districts.ts';
import type { PromoProblem } from '#domain/promotions/promo.ts';

export type PlaceOrderRefusal =
  | { code: 'cart-empty' }
  /** The cart has other products or quantities than the shopper saw. */
  | { code: 'stale-page' }
  | { code: 'product-gone'; products: GoneLine[] }
  | { code: 'sold-out'; productId: string; productName: Bilingual; left: number }
  | { code: 'total-changed'; totalLkr: number }
  /** `totalLkr` is the total without the code. */
  | { code: 'promo-refused'; promoCode: string; problem: PromoProblem; totalLkr: number }
  | { code: 'payment-method-not-offered' }
  | NoCashThere
  | { code: 'too-many-orders' }
  | { code: 'shop-closed'; until: Date };

/** Cash on delivery is not offered in this district. `totalLkr` is given if it differs from what the shopper saw. */
export type NoCashThere = { code: 'no-cash-there'; district: District; totalLkr?: number };
