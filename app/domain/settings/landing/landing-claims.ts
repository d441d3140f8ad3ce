import type { Bilingual, Language } from '#domain/kernel/bilingual.ts';
import type { ShownCards } from './landing-cards.ts';

/** A number with what it counts, such as "98%" of "Customer satisfaction". */
export type LandingFigure = { figure: Bilingual; caption: Bilingual };

/** A customer's opinion, entered by the owner or taken from a review. */
export type LandingTestimonial = {
  name: Bilingual;
  town: Bilingual;
  quote: Bilingual;
  stars: number;
  /** The language of a review, whose quote, name and town are not translated. Undefined for the owner's own texts. */
  writtenIn?: Language;
};

/**
 * The landing page's claims to win trust; never published as structured data. A missing rating and empty lists are not
 * shown.
 */
export type LandingClaims = {
  rating: number | undefined;
  figures: LandingFigure[];
  testimonials: LandingTestimonial[];
  cards: ShownCards;
};

/** The sections that a shop may lack. */
export type LandingSections = { about: boolean; benefits: boolean; testimonials: boolean };
