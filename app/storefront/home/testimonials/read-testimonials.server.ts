import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { listHomeReviews } from '#domain/reviews/list-home-reviews.server.ts';
import type { LandingTestimonial } from '#domain/settings/landing/landing-claims.ts';
import { cardCopy } from '#storefront/product-card/product-card.copy.ts';

/** In Unicode characters; the page of the product shows the whole review. */
const maxQuoteLength = 280;

/** Returns the reviews that the owner selected, or else the owner's own testimonials. */
export async function readTestimonials(
  shop: Shop,
  own: LandingTestimonial[],
): Promise<LandingTestimonial[]> {
  const written = await listHomeReviews(shop);
  if (written.length === 0) return own;
  return written.map(({ firstName, town, words, stars, language }) => ({
    name: firstName === '' ? cardCopy.buyer : sameInBoth(firstName),
    town: sameInBoth(town),
    quote: sameInBoth(shortened(words)),
    stars,
    writtenIn: language,
  }));
}

function sameInBoth(text: string): Bilingual {
  return { en: text, si: text };
}

/** Cuts a long text after a whole word. */
function shortened(words: string): string {
  const characters = [...words];
  if (characters.length <= maxQuoteLength) return words;
  const cut = characters.slice(0, maxQuoteLength).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
