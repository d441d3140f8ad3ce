import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** Texts of the page alone: those in `wishlist.copy.ts` are loaded with every page. */
export const wishlistPageCopy = {
  myWishlist: { en: 'My Wishlist', si: 'මගේ ප්‍රියතම ලැයිස්තුව' },
  empty: { en: 'Your wishlist is empty', si: 'ඔබේ ප්‍රියතම ලැයිස්තුවේ තවම කිසිවක් නැහැ' },
  continueShopping: { en: 'Continue Shopping', si: 'තවත් නිෂ්පාදන බලන්න' },
} satisfies Record<string, Bilingual>;
