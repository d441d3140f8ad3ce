import type { WishlistMessage } from '#storefront/wishlist/wishlist-message.ts';

/** The visitor, and the ids of the products on their wishlist, where they could be read. */
export type AccountResponse = {
  account: { name: string; isAdmin: boolean } | null;
  wishlist?: string[];
  /** The result of adding to the wishlist before signing in. */
  wishlistMessage?: WishlistMessage;
};
