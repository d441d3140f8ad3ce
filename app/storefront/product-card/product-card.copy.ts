import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { formatCount } from '#domain/kernel/format-count.ts';

export const cardCopy = {
  featured: { en: 'Featured', si: 'විශේෂිත' },
  outOfStock: { en: 'Out of Stock', si: 'තොගය අවසන්' },
  addToCart: { en: 'Add to Cart', si: 'කරත්තයට එක් කරන්න' },
  buyer: { en: 'Buyer', si: 'ගැනුම්කරුවෙක්' },
} satisfies Record<string, Bilingual>;

export function ratingLabel(rating: string): Bilingual {
  return { en: `Rated ${rating} out of 5`, si: `තරු 5න් ${rating}` };
}

export function inStock(units: number): Bilingual {
  return { en: `In Stock (${units} available)`, si: `තොගයේ ඇත (${units}ක් ඉතිරියි)` };
}

export function reviewCount(count: number): Bilingual {
  return { en: formatCount(count, 'review'), si: `අදහස් ${count}` };
}
