import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import type { ShownCards } from './landing-cards.ts';

/** A number with what it counts, such as "98%" of "Customer satisfaction". */
export type LandingFigure = { figure: Bilingual; caption: Bilingual };

export type LandingStory = {
  name: Bilingual;
  town: Bilingual;
  words: Bilingual;
  stars: number;
  /** The one language of a buyer's own words, name and town; they are not translated. */
  writtenIn?: Language;
};

/**
 * The landing page's claims to win trust; never published as data about a product. A missing rating and empty lists are
 * not shown.
 */
export type LandingClaims = {
  rating: number | undefined;
  figures: LandingFigure[];
  stories: LandingStory[];
  cards: ShownCards;
};

/** The sections that a shop may lack. */
export type LandingSections = { about: boolean; benefits: boolean; stories: boolean };
