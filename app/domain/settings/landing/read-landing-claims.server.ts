import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import {
  landingFigures,
  landingTexts,
  settings,
  testimonials,
} from '#domain/settings/tables.server.ts';
import {
  aboutCardNames,
  benefitCardNames,
  type LandingCardName,
  landingCardNames,
  landingCards,
  type ShownCards,
} from './landing-cards.ts';
import type { LandingClaims, LandingSections } from './landing-claims.ts';

/** Reads the claims to show: leaves out those that are hidden or lack their texts. */
export async function readLandingClaims(shop: Shop): Promise<LandingClaims> {
  return {
    rating: await readRating(shop),
    figures: await listFigures(shop),
    testimonials: await listTestimonials(shop),
    cards: await readCards(shop),
  };
}

/** Reads the rating; undefined while the owner hides it. */
export async function readRating(shop: Shop): Promise<number | undefined> {
  const [found] = await shop.db
    .select({ rating: settings.rating })
    .from(settings)
    .where(eq(settings.ratingShown, true));
  return found?.rating ?? undefined;
}

/** Returns which sections of the landing page have content today. */
export async function findLandingSections(shop: Shop): Promise<LandingSections> {
  const countTexts = (names: readonly LandingCardName[]) =>
    shop.db.$count(landingTexts, and(shownTextCondition, inArray(landingTexts.name, [...names])));
  return {
    about: (await countTexts(aboutCardNames)) > 0,
    benefits:
      (await countTexts(benefitCardNames)) > 0 ||
      (await shop.db.$count(landingFigures, shownFigureCondition)) > 0,
    testimonials: (await shop.db.$count(testimonials, shownTestimonialCondition)) > 0,
  };
}

const shownTestimonialCondition = and(eq(testimonials.shown, true), ne(testimonials.words, ''));
const shownFigureCondition = and(eq(landingFigures.shown, true), ne(landingFigures.figure, ''));

/** Matches shown texts with their main part: the title, or the words where there is no title. */
const shownTextCondition = and(
  eq(landingTexts.shown, true),
  or(partCondition('title'), partCondition('words')),
);

function partCondition(part: 'title' | 'words'): SQL | undefined {
  const names = landingCardNames.filter((name) => landingCards[name][0] === part);
  return and(inArray(landingTexts.name, names), ne(landingTexts[part], ''));
}

async function readCards(shop: Shop): Promise<ShownCards> {
  const rows = await shop.db
    .select({
      name: landingTexts.name,
      title: { en: landingTexts.title, si: landingTexts.titleSi },
      words: { en: landingTexts.words, si: landingTexts.wordsSi },
    })
    .from(landingTexts)
    .where(shownTextCondition);
  return Object.fromEntries(rows.map(({ name, ...card }) => [name, card]));
}

function listFigures(shop: Shop) {
  return shop.db
    .select({
      figure: { en: landingFigures.figure, si: landingFigures.figureSi },
      caption: { en: landingFigures.caption, si: landingFigures.captionSi },
    })
    .from(landingFigures)
    .where(shownFigureCondition)
    .orderBy(asc(landingFigures.place));
}

function listTestimonials(shop: Shop) {
  return shop.db
    .select({
      name: { en: testimonials.name, si: testimonials.nameSi },
      town: { en: testimonials.town, si: testimonials.townSi },
      quote: { en: testimonials.words, si: testimonials.wordsSi },
      stars: testimonials.stars,
    })
    .from(testimonials)
    .where(shownTestimonialCondition)
    .orderBy(asc(testimonials.place));
}
