import type { Shop } from '#domain/kernel/shop.server.ts';
import { defaultLandingClaims } from './default-landing-claims.copy.ts';
import { defaultSettings } from './default-settings.copy.ts';
import { figureRows, storyRows } from './landing-rows.ts';
import { settingsRow } from './settings-row.server.ts';
import { landingFigures, settings, testimonials } from './tables.server.ts';

/**
 * Gives a new shop its first settings and its landing page's claims, and leaves those of any other alone. The claims are
 * invented: a demonstration shows them, a real shop keeps them hidden until its owner says otherwise.
 */
export async function ensureSettings(
  shop: Shop,
  { claimsShown = true }: { claimsShown?: boolean } = {},
): Promise<void> {
  const row = { ...settingsRow(defaultSettings), ratingShown: claimsShown };
  await shop.db.insert(settings).values(row).onConflictDoNothing();
  const { figures, stories } = defaultLandingClaims;
  await shop.db
    .insert(landingFigures)
    .values(figureRows(figures, claimsShown))
    .onConflictDoNothing();
  await shop.db.insert(testimonials).values(storyRows(stories, claimsShown)).onConflictDoNothing();
}
