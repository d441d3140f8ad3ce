import type { Bilingual } from '#domain/kernel/bilingual.ts';

/**
 * The texts of the landing page that state or claim something, called cards, in the order of the page, each with the parts
 * that it shows, its main part first. Each can be edited and hidden.
 */
export const landingCards = {
  heroLead: ['words'],
  heroNatural: ['title'],
  heroTrusted: ['title'],
  aboutLead: ['words'],
  aboutSources: ['words'],
  about1: ['title', 'words'],
  about2: ['title', 'words'],
  about3: ['title', 'words'],
  about4: ['title', 'words'],
  benefit1: ['title', 'words'],
  benefit2: ['title', 'words'],
  benefit3: ['title', 'words'],
} as const satisfies Record<string, readonly ('title' | 'words')[]>;

export type LandingCardName = keyof typeof landingCards;
export const landingCardNames = Object.keys(landingCards) as LandingCardName[];

export type LandingCard = { title: Bilingual; words: Bilingual };

/** The cards to show: those that are not hidden and whose main part, the first in `landingCards`, is not empty. */
export type ShownCards = { [Name in LandingCardName]?: LandingCard };

export const aboutPassageNames = ['aboutLead', 'aboutSources'] as const;
export const aboutFeatureNames = ['about1', 'about2', 'about3', 'about4'] as const;
export const benefitCardNames = ['benefit1', 'benefit2', 'benefit3'] as const;
/** The cards of the section 'About', which is left out where none of them is shown. */
export const aboutCardNames = [...aboutPassageNames, ...aboutFeatureNames] as const;
