import { expect, test } from 'vitest';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { readSettingsPage } from '#domain/settings/form/read-settings-page.server.ts';
import { saveSettings } from '#domain/settings/form/save-settings.server.ts';
import { settingsSchema } from '#domain/settings/form/settings-schema.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { readLandingClaims } from './read-landing-claims.server.ts';

/** Opens a shop that shows all of its initial claims, as demo mode and older shops do. */
async function openShopWithClaims() {
  const shop = await openTestShop();
  await ensureSettings(shop);
  return anOwner(shop);
}

/** Opens a shop that hides its initial claims, as a new real shop does. */
async function openShopWithoutClaims() {
  const shop = await openTestShop();
  await ensureSettings(shop, { claimsShown: false });
  return anOwner(shop);
}

/** Saves outside of demo mode, where invented claims are refused. */
async function save(shop: AdminShop, fields: Record<string, string>) {
  const { version } = await readSettingsPage(shop);
  const { changes } = settingsSchema.parse(fields);
  return saveSettings(shop, changes, { version });
}

test('the landing page shows the claims that the owner wrote, without hidden or emptied claims', async () => {
  const shop = await openShopWithClaims();
  await save(shop, {
    rating: '4.7',
    'figure1-figure': '97%',
    'figure1-captionSi': 'තෘප්තිමත්',
    'figure2-shown': 'off',
    'figure3-figure': '',
    'story1-shown': 'off',
    'story2-words': 'It helped.',
    'story2-stars': '4',
  });

  const claims = await readLandingClaims(shop);

  expect(claims.rating).toBe(4.7);
  expect(claims.figures).toEqual([
    { figure: { en: '97%', si: '98%' }, caption: { en: 'Customer satisfaction', si: 'තෘප්තිමත්' } },
  ]);
  expect(claims.testimonials.map(({ name }) => name.en)).toEqual([
    'Nimal Fernando',
    'Fathima Rizna',
  ]);
  expect(claims.testimonials[0]).toMatchObject({ quote: { en: 'It helped.' }, stars: 4 });
  await save(shop, { ratingShown: 'off' });
  expect((await readLandingClaims(shop)).rating).toBeUndefined();
});

test('each text of the landing page can be edited and hidden', async () => {
  const shop = await openShopWithClaims();
  await save(shop, {
    'heroTrusted-title': 'Trusted in Kandy',
    'heroTrusted-titleSi': 'මහනුවර විශ්වාසය',
    'about2-shown': 'off',
    'benefit2-title': '',
    'aboutSources-words': 'From our own garden.',
  });

  const { cards } = await readLandingClaims(shop);

  expect(cards.heroTrusted?.title).toEqual({ en: 'Trusted in Kandy', si: 'මහනුවර විශ්වාසය' });
  expect(cards.aboutSources?.words.en).toBe('From our own garden.');
  expect(Object.keys(cards)).toHaveLength(10);
  expect(cards).not.toHaveProperty('about2');
  expect(cards).not.toHaveProperty('benefit2');
});

test.each([
  [{ 'figure1-shown': 'on' }, 'figure1-figure'],
  [{ 'figure3-shown': 'on', 'figure3-figure': '6000+' }, 'figure3-figureSi'],
  [{ 'story1-shown': 'on' }, 'story1-words'],
  [{ 'story2-shown': 'on', 'story2-words': 'It came on time.' }, 'story2-wordsSi'],
])('a real shop cannot show the invented claims of a new shop: %j', async (fields, field) => {
  const shop = await openShopWithoutClaims();
  expect(await save(shop, fields)).toEqual({
    ok: false,
    refusal: { code: 'invented-claim', field },
  });
  expect(await readLandingClaims(shop)).toMatchObject({ figures: [], testimonials: [] });
});

test('a real shop can show its own testimonials and figures, and the one initial figure that is true: the days to report a problem', async () => {
  const shop = await openShopWithoutClaims();
  const ownClaims = {
    'story1-words': 'It came on time.',
    'story1-wordsSi': 'නියමිත වේලාවට ලැබුණා.',
    'story1-shown': 'on',
    'figure1-figure': '120',
    'figure1-figureSi': '120',
    'figure1-shown': 'on',
    'figure2-shown': 'on',
  };
  expect(await save(shop, ownClaims)).toMatchObject({ ok: true });
  const { figures, testimonials } = await readLandingClaims(shop);
  expect([figures.length, testimonials.length]).toEqual([2, 1]);
});

test('shown invented claims may stay when other settings are saved, but hidden ones cannot be shown again', async () => {
  const shop = await openShopWithClaims();
  expect(await save(shop, { tagline: 'Another', 'story1-stars': '4' })).toMatchObject({ ok: true });
  expect(await save(shop, { 'story1-shown': 'off' })).toMatchObject({ ok: true });
  expect(await save(shop, { 'story1-shown': 'on' })).toMatchObject({
    refusal: { code: 'invented-claim' },
  });
});

test('the owner in demo mode may show the invented testimonials', async () => {
  const shop = await openShopWithoutClaims();
  const { changes } = settingsSchema.parse({ 'story1-shown': 'on', 'figure1-shown': 'on' });
  expect(await saveSettings(shop, changes, { version: 1, isDemo: true })).toMatchObject({
    ok: true,
  });
});

test('the rating is shown only once the owner has entered it', async () => {
  const shop = await openShopWithoutClaims();
  expect(await save(shop, { ratingShown: 'on', rating: '' })).toMatchObject({
    refusal: { code: 'no-rating' },
  });
  expect(await save(shop, { ratingShown: 'on', rating: '4.6' })).toMatchObject({ ok: true });
  expect((await readLandingClaims(shop)).rating).toBe(4.6);
});
