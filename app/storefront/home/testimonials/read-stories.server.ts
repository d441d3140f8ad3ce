import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { listHomeReviews } from '#domain/reviews/list-home-reviews.server.ts';
import type { LandingStory } from '#domain/settings/landing/landing-claims.ts';
import { cardCopy } from '#storefront/product-card/product-card.copy.ts';

/** The longest words of a story in Unicode characters; the page of the product has the whole review. */
const wordsAtMost = 280;

/** Returns what buyers wrote where the owner chose some of it, and otherwise the owner's own stories. */
export async function readStories(shop: Shop, own: LandingStory[]): Promise<LandingStory[]> {
  const written = await listHomeReviews(shop);
  if (written.length === 0) return own;
  return written.map(({ firstName, town, words, stars, language }) => ({
    name: firstName === '' ? cardCopy.buyer : same(firstName),
    town: same(town),
    words: same(beginning(words)),
    stars,
    writtenIn: language,
  }));
}

function same(text: string): Bilingual {
  return { en: text, si: text };
}

/** Ends long words after a whole one. */
function beginning(words: string): string {
  const letters = [...words];
  if (letters.length <= wordsAtMost) return words;
  const cut = letters.slice(0, wordsAtMost).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
