import type { WishMessage } from '#storefront/wishlist/wish-answer.ts';

/** Who looks at the page, and the ids of the products on their wishlist, where they could be read. */
export type AccountAnswer = {
  account: { name: string; isAdmin: boolean } | null;
  wishlist?: string[];
  /** What became of the heart that was pressed before signing in. */
  wishMessage?: WishMessage;
};
