import type { Bilingual } from '#domain/kernel/bilingual.ts';

export type WishlistIntent = 'add' | 'remove';

export type WishlistMessageCode =
  | 'added'
  | 'removed'
  | 'already-there'
  | 'product-gone'
  | 'add-failed'
  | 'remove-failed'
  | 'sign-in';

/** The message after pressing a heart. `why` is the reason of a failure, if the shop gave one. */
export type WishlistMessage = {
  kind: 'success' | 'error';
  code: WishlistMessageCode;
  why?: Bilingual;
};
