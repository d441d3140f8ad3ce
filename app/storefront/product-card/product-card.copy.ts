import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const cardCopy = {
  featured: { en: 'Featured', si: 'විශේෂිත' },
  rated: { en: 'Rated 4.9 out of 5', si: 'තරු 5න් 4.9' },
  outOfStock: { en: 'Out of Stock', si: 'තොගය අවසන්' },
  addToCart: { en: 'Add to Cart', si: 'කරත්තයට එක් කරන්න' },
  wishlist: { en: 'Wishlist', si: 'ප්‍රියතම ලැයිස්තුව' },
  signInForWishlist: {
    en: 'Please sign in to add items to wishlist',
    si: 'ප්‍රියතම ලැයිස්තුවට එක් කිරීමට කරුණාකර පිවිසෙන්න',
  },
  continueShopping: { en: 'Continue Shopping', si: 'තවත් නිෂ්පාදන බලන්න' },
} satisfies Record<string, Bilingual>;

export function inStock(units: number): Bilingual {
  return { en: `In Stock (${units} available)`, si: `තොගයේ ඇත (${units}ක් ඉතිරියි)` };
}

export function addToWishlist(name: Bilingual): Bilingual {
  return {
    en: `Add to wishlist: ${name.en}`,
    si: `ප්‍රියතම ලැයිස්තුවට එක් කරන්න: ${name.si || name.en}`,
  };
}
