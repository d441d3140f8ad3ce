export type WishIntent = 'add' | 'remove';

export type WishMessageCode =
  | 'added'
  | 'removed'
  | 'already-there'
  | 'product-gone'
  | 'add-failed'
  | 'remove-failed'
  | 'sign-in';

/** The message after pressing a heart. */
export type WishMessage = { kind: 'success' | 'error'; code: WishMessageCode };
