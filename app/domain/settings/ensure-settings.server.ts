import { sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import {
  carefulLandingCards,
  defaultLandingCards,
} from '#domain/settings/landing/default-landing-cards.copy.ts';
import { defaultLandingClaims } from '#domain/settings/landing/default-landing-claims.copy.ts';
import {
  type LandingCard,
  type LandingCardName,
  landingCardNames,
} from '#domain/settings/landing/landing-cards.ts';
import type { LandingFigure, LandingTestimonial } from '#domain/settings/landing/landing-claims.ts';
import { defaultSettings } from './default-settings.copy.ts';
import { settingsRow } from './settings-row.server.ts';
import { landingFigures, landingTexts, settings, testimonials } from './tables.server.ts';

/**
 * Gives a new shop its first settings and landing page claims; changes nothing in an existing shop. The claims are
 * invented: demo mode shows them, a real shop hides them until its owner shows them, and has no rating at first.
 */
export async function ensureSettings(
  shop: Shop,
  { claimsShown = true }: { claimsShown?: boolean } = {},
): Promise<void> {
  const rating = claimsShown ? defaultLandingClaims.rating : null;
  const row = { ...settingsRow(defaultSettings), rating, ratingShown: claimsShown };
  const inserted = await shop.db
    .insert(settings)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: settings.id });
  await shop.db
    .insert(landingFigures)
    .values(figureRows(defaultLandingClaims.figures, claimsShown))
    .onConflictDoNothing();
  await shop.db
    .insert(testimonials)
    .values(testimonialRows(defaultLandingClaims.testimonials, claimsShown))
    .onConflictDoNothing();
  await addTexts(shop, { claimsShown, isOlder: inserted.length === 0 });
}

/**
 * Inserts the texts of the landing page. An older shop, in which they were fixed, still shows all of them, but "Trusted
 * by Thousands" only beside a figure.
 */
async function addTexts(
  shop: Shop,
  { claimsShown, isOlder }: { claimsShown: boolean; isOlder: boolean },
): Promise<void> {
  const hasFigures = (await shop.db.$count(landingFigures, sql`${landingFigures.shown}`)) > 0;
  const cards = claimsShown || isOlder ? defaultLandingCards : carefulLandingCards;
  const rows = cardRows(cards, (name) =>
    name === 'heroTrusted' && !claimsShown ? isOlder && hasFigures : claimsShown || isOlder,
  );
  await shop.db.insert(landingTexts).values(rows).onConflictDoNothing();
}

function figureRows(figures: readonly LandingFigure[], shown: boolean) {
  return figures.map(({ figure, caption }, index) => ({
    place: index + 1,
    shown,
    figure: figure.en,
    figureSi: figure.si,
    caption: caption.en,
    captionSi: caption.si,
  }));
}

function testimonialRows(claims: readonly LandingTestimonial[], shown: boolean) {
  return claims.map(({ name, town, quote, stars }, index) => ({
    place: index + 1,
    shown,
    name: name.en,
    nameSi: name.si,
    town: town.en,
    townSi: town.si,
    words: quote.en,
    wordsSi: quote.si,
    stars,
  }));
}

function cardRows(
  cards: Record<LandingCardName, LandingCard>,
  isShown: (name: LandingCardName) => boolean,
) {
  return landingCardNames.map((name) => ({
    name,
    shown: isShown(name),
    title: cards[name].title.en,
    titleSi: cards[name].title.si,
    words: cards[name].words.en,
    wordsSi: cards[name].words.si,
  }));
}
