import { expect, test } from 'vitest';
import { defaultLandingClaims } from '#domain/settings/landing/default-landing-claims.copy.ts';
import {
  findLandingSections,
  readLandingClaims,
} from '#domain/settings/landing/read-landing-claims.server.ts';
import { openTestShop } from '#test/shop.ts';
import { defaultSettings } from './default-settings.copy.ts';
import { ensureSettings } from './ensure-settings.server.ts';
import { readSettings } from './read-settings.server.ts';
import { landingFigures, landingTexts, settings } from './tables.server.ts';

async function openShopWithoutSettings() {
  const shop = await openTestShop();
  for (const table of [settings, landingTexts]) await shop.db.delete(table);
  return shop;
}

test('a new shop starts with the default settings, read back as they were written', async () => {
  const shop = await openShopWithoutSettings();

  await ensureSettings(shop);

  expect(await readSettings(shop)).toEqual(defaultSettings);
});

test('concurrent starts insert one row of settings', async () => {
  const shop = await openShopWithoutSettings();

  await Promise.all([ensureSettings(shop), ensureSettings(shop)]);

  expect(await shop.db.$count(settings)).toBe(1);
});

test('settings that the owner changed are kept at the next start', async () => {
  const shop = await openShopWithoutSettings();
  await ensureSettings(shop);
  await shop.db.update(settings).set({ phone: '011 2 345 678', freeDelivery: false });

  await ensureSettings(shop);

  expect(await readSettings(shop)).toMatchObject({ phone: '011 2 345 678', freeDelivery: false });
});

test('reading the settings of a shop without any fails', async () => {
  const shop = await openShopWithoutSettings();

  await expect(readSettings(shop)).rejects.toThrow('no settings');
});

test('a new real shop hides the claims of its landing page and has no rating, while demo mode shows them', async () => {
  const shop = await openShopWithoutSettings();
  await ensureSettings(shop, { claimsShown: false });
  expect(await readLandingClaims(shop)).toEqual({
    rating: undefined,
    figures: [],
    testimonials: [],
    cards: {},
  });
  expect(await findLandingSections(shop)).toEqual({
    about: false,
    benefits: false,
    testimonials: false,
  });
  const demoShop = await openShopWithoutSettings();
  await ensureSettings(demoShop);
  expect(await readLandingClaims(demoShop)).toEqual(defaultLandingClaims);
  expect(await findLandingSections(demoShop)).toEqual({
    about: true,
    benefits: true,
    testimonials: true,
  });
});

test('the first headings of a real shop name no result, no pharmacology and no symptom', async () => {
  const shop = await openShopWithoutSettings();
  await ensureSettings(shop, { claimsShown: false });
  const texts = await shop.db.select().from(landingTexts);
  const headings = texts.map(({ title }) => title).join('; ');
  expect(headings).not.toMatch(/Proven|Inflammatory|Pain|Mobility/);
});

test.each([
  ['with shown figures', true],
  ['without shown figures', false],
])('an older real shop %s keeps showing its texts', async (_which, hasFigures) => {
  const shop = await openShopWithoutSettings();
  await ensureSettings(shop, { claimsShown: false });
  await shop.db.delete(landingTexts);
  await shop.db.update(landingFigures).set({ shown: hasFigures });

  await ensureSettings(shop, { claimsShown: false });

  const { heroTrusted, ...others } = (await readLandingClaims(shop)).cards;
  expect(heroTrusted?.title.en).toBe(hasFigures ? 'Trusted by Thousands' : undefined);
  expect(Object.keys(others)).toHaveLength(11);
  expect(others.about2?.title.en).toBe('Proven Results');
});
