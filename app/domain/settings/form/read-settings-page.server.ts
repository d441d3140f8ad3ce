import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { type LandingCardName, landingCardNames } from '#domain/settings/landing/landing-cards.ts';
import {
  landingFigures,
  landingTexts,
  settings,
  testimonials,
} from '#domain/settings/tables.server.ts';
import { slots } from './settings-form.ts';
import type { EditableCard, SettingsPageValues } from './settings-page-values.ts';

export type VersionedSettings = SettingsPageValues & { version: number; twoFactorAuth: boolean };

/** Reads everything that the settings page shows, with its version. `lock` locks it until the transaction ends. */
export async function readSettingsPage(
  shop: AdminShop,
  { lock = false }: { lock?: boolean } = {},
): Promise<VersionedSettings> {
  const query = shop.db.select().from(settings);
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new Error('The shop has no settings. ensureSettings must run before it opens.');
  const { id: _, version, twoFactorAuth, ...settingsOfForm } = row;
  return {
    settings: settingsOfForm,
    figures: bySlot(await shop.db.select().from(landingFigures)),
    testimonials: bySlot(await shop.db.select().from(testimonials)),
    cards: byName(await shop.db.select().from(landingTexts)),
    version,
    twoFactorAuth,
  };
}

function bySlot<Row extends { place: number }>(rows: Row[]) {
  const found = slots.map((slot) => {
    const row = rows.find(({ place }) => place === slot);
    if (!row) throw new Error(`The landing page misses slot ${slot}. ensureSettings fills it.`);
    const { place, ...rest } = row;
    return [place, rest] as const;
  });
  return Object.fromEntries(found) as Record<(typeof slots)[number], Omit<Row, 'place'>>;
}

function byName(rows: (typeof landingTexts.$inferSelect)[]) {
  const found = landingCardNames.map((cardName) => {
    const row = rows.find(({ name }) => name === cardName);
    if (!row) throw new Error(`The landing page misses "${cardName}". ensureSettings adds it.`);
    const { name, ...card } = row;
    return [name, card] as const;
  });
  return Object.fromEntries(found) as Record<LandingCardName, EditableCard>;
}
