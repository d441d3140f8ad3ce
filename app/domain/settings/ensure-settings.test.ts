import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { defaultLandingClaims } from './default-landing-claims.copy.ts';
import { defaultSettings } from './default-settings.copy.ts';
import { ensureSettings } from './ensure-settings.server.ts';
import { readLandingClaims } from './read-landing-claims.server.ts';
import { readSettings } from './read-settings.server.ts';
import { settings } from './tables.server.ts';

async function openShopWithoutSettings() {
  const shop = await openTestShop();
  await shop.db.delete(settings);
  return shop;
}

test('a new shop starts with the default settings, read back as they were written', async () => {
  const shop = await openShopWithoutSettings();

  await ensureSettings(shop);

  expect(await readSettings(shop)).toEqual(defaultSettings);
});

test('two starts at once leave one row of settings', async () => {
  const shop = await openShopWithoutSettings();

  await Promise.all([ensureSettings(shop), ensureSettings(shop)]);

  expect(await shop.db.$count(settings)).toBe(1);
});

test('what the owner changed survives the next start', async () => {
  const shop = await openShopWithoutSettings();
  await ensureSettings(shop);
  await shop.db.update(settings).set({ phone: '011 2 345 678', freeDelivery: false });

  await ensureSettings(shop);

  expect(await readSettings(shop)).toMatchObject({ phone: '011 2 345 678', freeDelivery: false });
});

test('a shop without settings says so instead of guessing them', async () => {
  const shop = await openShopWithoutSettings();

  await expect(readSettings(shop)).rejects.toThrow('no settings');
});

test('a real shop keeps the invented claims of its landing page hidden, a demonstration shows them', async () => {
  const shop = await openShopWithoutSettings();
  await ensureSettings(shop, { claimsShown: false });
  expect(await readLandingClaims(shop)).toEqual({ rating: undefined, figures: [], stories: [] });

  const other = await openShopWithoutSettings();
  await ensureSettings(other);
  expect(await readLandingClaims(other)).toEqual(defaultLandingClaims);
});
