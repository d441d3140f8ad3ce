import type { Bilingual } from '#domain/kernel/bilingual.ts';

export const productsCopy = {
  products: { en: 'Products', si: 'නිෂ්පාදන' },
  noProducts: {
    en: 'No products found matching your criteria.',
    si: 'ඔබ සෙවූ ආකාරයේ නිෂ්පාදන හමු වුණේ නැහැ.',
  },
} satisfies Record<string, Bilingual>;
