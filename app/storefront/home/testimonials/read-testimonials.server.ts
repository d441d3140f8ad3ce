import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { listHomeReviews } from '#domain/reviews/list-home-reviews.server.ts';
import type { LandingTestimonial } from '#domain/settings/landing/landing-claims.ts';
import { cardCopy } from '#storefront/product-card/product-card.copy.ts';

/** Limits a quote, in Unicode code points. The page of the product shows the whole review. */
const maxQuoteLength = 280;

/** Returns the reviews that the owner selected, or else the owner's own testimonials. */
export async function readTestimonials(
  shop: Shop,
  own: LandingTestimonial[],
): Promise<LandingTestimonial[]> {
  const reviews = await listHomeReviews(shop);
  if (reviews.length === 0) return own;
  return reviews.map(({ firstName, town, words, stars, language }) => ({
    name: firstName === '' ? cardCopy.buyer : sameInBoth(firstName),
    town: sameInBoth(town),
    quote: sameInBoth(shorten(words)),
    stars,
    writtenIn: language,
  }));
}

function sameInBoth(text: string): Bilingual {
  return { en: text, si: text };
}

/** Cuts a long text after a whole word, or at the limit if it is one word, and adds an ellipsis. */
function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= maxQuoteLength) return text;
  const cut = characters.slice(0, maxQuoteLength).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
