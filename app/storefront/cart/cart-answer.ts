import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

export type CartMessageCode =
  | 'added'
  | 'updated'
  | 'removed'
  | 'quantity-invalid'
  | 'quantity-capped'
  | 'too-many-products'
  | 'product-gone'
  | 'bought-again'
  | 'bought-some-again'
  | 'nothing-bought-again'
  | 'unreadable'
  | 'unavailable';

/** What the shop says of a change. The name is that of the product, where the words have a place for it. */
export type CartMessage = {
  kind: 'success' | 'error';
  code: CartMessageCode;
  name?: Bilingual;
};

/** The answer to a change, in full: nobody has to ask again what is in the cart. */
export type CartAnswer = { ok: boolean; cart: PricedCart; message: CartMessage };
