/** Who looks at the page, and the ids of the products on their wishlist. Guests have no account and no list. */
export type AccountAnswer = {
  account: { name: string; isAdmin: boolean } | null;
  wishlist: string[];
};
