export type WishlistIntent = 'add' | 'remove';

export type WishlistMessageCode =
  | 'added'
  | 'removed'
  | 'already-there'
  | 'product-gone'
  | 'add-failed'
  | 'remove-failed'
  | 'sign-in';

/** The message after pressing a heart. */
export type WishlistMessage = { kind: 'success' | 'error'; code: WishlistMessageCode };
