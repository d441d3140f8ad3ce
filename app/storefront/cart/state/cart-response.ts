import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

export type CartMessageCode =
  | 'added'
  | 'updated'
  | 'removed'
  | 'quantity-invalid'
  | 'too-many-products'
  | 'product-gone'
  | 'unreadable'
  | 'unavailable';

/**
 * A message about a change. `name` is that of the product, for texts that contain it; `why` the reason why the cart is
 * unavailable, if the shop gave one.
 */
export type CartMessage = {
  kind: 'success' | 'error';
  code: CartMessageCode;
  name?: Bilingual;
  why?: Bilingual | undefined;
};

/** The response to a change, with the whole cart, so that no second request is needed. */
export type CartResponse = { ok: boolean; cart: PricedCart; message: CartMessage };

/** Thrown for a change that the shop refused under load. `why` is its text. */
export class ShopBusyError extends Error {
  readonly why: Bilingual;

  constructor(why: Bilingual) {
    super(why.en);
    this.why = why;
  }
}
