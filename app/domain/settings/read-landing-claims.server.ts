import { and, asc, eq, ne } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { LandingClaims } from './landing-claims.ts';
import { landingFigures, settings, testimonials } from './tables.server.ts';

/** The claims in force: what the owner hid or left without its words is not among them. */
export async function readLandingClaims(shop: Shop): Promise<LandingClaims> {
  return {
    rating: await readRating(shop),
    figures: await listFigures(shop),
    stories: await listStories(shop),
  };
}

/** Undefined while the owner hides it. */
export async function readRating(shop: Shop): Promise<number | undefined> {
  const [found] = await shop.db
    .select({ rating: settings.rating })
    .from(settings)
    .where(eq(settings.ratingShown, true));
  return found?.rating;
}

export async function hasStories(shop: Shop): Promise<boolean> {
  return (await shop.db.$count(testimonials, isStoryShown)) > 0;
}

const isStoryShown = and(eq(testimonials.shown, true), ne(testimonials.words, ''));

function listFigures(shop: Shop) {
  return shop.db
    .select({
      figure: { en: landingFigures.figure, si: landingFigures.figureSi },
      caption: { en: landingFigures.caption, si: landingFigures.captionSi },
    })
    .from(landingFigures)
    .where(and(eq(landingFigures.shown, true), ne(landingFigures.figure, '')))
    .orderBy(asc(landingFigures.place));
}

function listStories(shop: Shop) {
  return shop.db
    .select({
      name: { en: testimonials.name, si: testimonials.nameSi },
      town: { en: testimonials.town, si: testimonials.townSi },
      words: { en: testimonials.words, si: testimonials.wordsSi },
      stars: testimonials.stars,
    })
    .from(testimonials)
    .where(isStoryShown)
    .orderBy(asc(testimonials.place));
}
