import type { WishlistMessage } from '#storefront/wishlist/wishlist-message.ts';

/**
 * Holds the signed-in account, or null for a guest. `userId` tells apart accounts of the same name. `wishlist`, as product
 * ids, is missing if it could not be read.
 */
export type AccountResponse = {
  account: { userId: string; name: string; isAdmin: boolean } | null;
  wishlist?: string[];
  /** Says that this customer did not sign out here: their session was ended elsewhere, as by a new password. */
  endedElsewhere?: true;
  /** Says once that someone has signed out here since the last response, perhaps before the scripts of the page ran. */
  signedOutHere?: true;
  /** Holds the result of adding, at sign-in, the product that the guest had chosen. */
  wishlistMessage?: WishlistMessage;
};
