import type { Shop } from '#domain/kernel/shop.server.ts';
import { defaultLandingClaims } from './default-landing-claims.copy.ts';
import { defaultSettings } from './default-settings.copy.ts';
import { figureRows, storyRows } from './landing-rows.ts';
import { settingsRow } from './settings-row.server.ts';
import { landingFigures, settings, testimonials } from './tables.server.ts';

/** Gives a new shop its first settings and its landing page's claims, and leaves those of any other alone. */
export async function ensureSettings(shop: Shop): Promise<void> {
  await shop.db.insert(settings).values(settingsRow(defaultSettings)).onConflictDoNothing();
  const { figures, stories } = defaultLandingClaims;
  await shop.db.insert(landingFigures).values(figureRows(figures)).onConflictDoNothing();
  await shop.db.insert(testimonials).values(storyRows(stories)).onConflictDoNothing();
}
