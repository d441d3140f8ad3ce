import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { WishlistMessageCode } from './wishlist-message.ts';

export const wishlistMessages: Record<WishlistMessageCode, Bilingual> = {
  added: { en: 'Added to wishlist', si: 'ප්‍රියතම ලැයිස්තුවට එක් කළා' },
  removed: { en: 'Removed from wishlist', si: 'ප්‍රියතම ලැයිස්තුවෙන් ඉවත් කළා' },
  'already-there': { en: 'Item already in wishlist', si: 'මෙය දැනටමත් ප්‍රියතම ලැයිස්තුවේ තිබෙනවා' },
  'product-gone': {
    en: 'This product is not available any more.',
    si: 'මෙම නිෂ්පාදනය දැන් ලබා ගත නොහැකියි.',
  },
  'add-failed': {
    en: 'Failed to add to wishlist',
    si: 'ප්‍රියතම ලැයිස්තුවට එක් කිරීමට නොහැකි වුණා',
  },
  'remove-failed': {
    en: 'Failed to remove from wishlist',
    si: 'ප්‍රියතම ලැයිස්තුවෙන් ඉවත් කිරීමට නොහැකි වුණා',
  },
  'sign-in': {
    en: 'Please sign in to add items to wishlist',
    si: 'ප්‍රියතම ලැයිස්තුවට එක් කිරීමට කරුණාකර පිවිසෙන්න',
  },
};

export const signInLabel: Bilingual = { en: 'Sign In', si: 'පිවිසෙන්න' };

export function addToWishlist(name: Bilingual): Bilingual {
  return {
    en: `Add to wishlist: ${name.en}`,
    si: `ප්‍රියතම ලැයිස්තුවට එක් කරන්න: ${name.si || name.en}`,
  };
}

export function removeFromWishlist(name: Bilingual): Bilingual {
  return {
    en: `Remove from wishlist: ${name.en}`,
    si: `ප්‍රියතම ලැයිස්තුවෙන් ඉවත් කරන්න: ${name.si || name.en}`,
  };
}
