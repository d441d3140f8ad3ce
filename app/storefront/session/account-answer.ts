import type { WishMessage } from '#storefront/wishlist/wish-answer.ts';

/** The visitor, and the ids of the products on their wishlist, where they could be read. */
export type AccountAnswer = {
  account: { name: string; isAdmin: boolean } | null;
  wishlist?: string[];
  /** The result of a wish made before signing in. */
  wishMessage?: WishMessage;
};
