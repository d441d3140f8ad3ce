import type { ProductSort } from '#domain/catalog/search/product-filters.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const productsCopy = {
  searchProducts: { en: 'Search products...', si: 'නිෂ්පාදන සොයන්න...' },
  loading: { en: 'Loading...', si: 'පූරණය වෙමින්...' },
  filters: { en: 'Filters', si: 'පෙරහන්' },
  sortBy: { en: 'Sort by', si: 'පෙළගස්වන්න' },
  priceRange: { en: 'Price range', si: 'මිල පරාසය' },
  min: { en: 'Min', si: 'අවම' },
  max: { en: 'Max', si: 'උපරිම' },
  inStockOnly: { en: 'In Stock Only', si: 'තොගයේ ඇති දේ පමණක්' },
  reset: { en: 'Reset', si: 'යළි සකසන්න' },
  applyFilters: { en: 'Apply Filters', si: 'පෙරහන් යොදන්න' },
  comingSoon: {
    en: 'Our products will be here soon.',
    si: 'අපේ නිෂ්පාදන ඉක්මනින්ම මෙහි දැකගත හැකියි.',
  },
  noProducts: {
    en: 'No products found matching your criteria.',
    si: 'ඔබ සෙවූ ආකාරයේ නිෂ්පාදන හමු වුණේ නැහැ.',
  },
  suggestions: { en: 'Perhaps one of these', si: 'සමහරවිට මේවායින් එකක්' },
  askUs: { en: 'Ask us', si: 'අපෙන් විමසන්න' },
} satisfies Record<string, Bilingual>;

export const sortNames: Record<ProductSort, Bilingual> = {
  featured: { en: 'Featured', si: 'විශේෂිත' },
  'price-asc': { en: 'Price: Low to High', si: 'අඩු මිලේ සිට වැඩි මිලට' },
  'price-desc': { en: 'Price: High to Low', si: 'වැඩි මිලේ සිට අඩු මිලට' },
  name: { en: 'Name', si: 'නම' },
};

export function productsFound(count: number): Bilingual {
  return {
    en: count === 1 ? '1 product found' : `${count} products found`,
    si: `හමු වූ නිෂ්පාදන: ${count}`,
  };
}

/** Returns the prefilled WhatsApp message about a search without results. */
export function lookingFor(query: string): Bilingual {
  return {
    en: `Hello, I am looking for this: ${query}`,
    si: `ආයුබෝවන්, මම සොයන්නේ මෙයයි: ${query}`,
  };
}
