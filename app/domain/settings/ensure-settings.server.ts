import { sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { carefulLandingCards, defaultLandingCards } from './default-landing-cards.copy.ts';
import { defaultLandingClaims } from './default-landing-claims.copy.ts';
import { defaultSettings } from './default-settings.copy.ts';
import { cardRows, figureRows, storyRows } from './landing-rows.ts';
import { settingsRow } from './settings-row.server.ts';
import { landingFigures, landingTexts, settings, testimonials } from './tables.server.ts';

/**
 * Gives a new shop its first settings and landing page claims; changes nothing in an existing one. The claims are
 * invented: a demonstration shows them, a real shop hides them until its owner shows them, and has no rating at first.
 */
export async function ensureSettings(
  shop: Shop,
  { claimsShown = true }: { claimsShown?: boolean } = {},
): Promise<void> {
  const rating = claimsShown ? defaultLandingClaims.rating : null;
  const row = { ...settingsRow(defaultSettings), rating, ratingShown: claimsShown };
  const made = await shop.db
    .insert(settings)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: settings.id });
  const { figures, stories } = defaultLandingClaims;
  await shop.db
    .insert(landingFigures)
    .values(figureRows(figures, claimsShown))
    .onConflictDoNothing();
  await shop.db.insert(testimonials).values(storyRows(stories, claimsShown)).onConflictDoNothing();
  await addTexts(shop, { claimsShown, isOlder: made.length === 0 });
}

/**
 * Keeps on show what a shop showed before its texts could be edited: all of them, and "Trusted by Thousands" beside any
 * figure.
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
