import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { readSettingsPage } from './read-settings-page.server.ts';
import { saveSettings } from './save-settings.server.ts';
import { settingsSchema } from './settings-schema.server.ts';

async function openOwnersShop(name = 'Kamala Silva') {
  const shop = await openTestShop();
  await ensureSettings(shop);
  return anOwner(shop, { name });
}

type OwnersShop = Awaited<ReturnType<typeof openOwnersShop>>;

/** Saves as the form does, where `story2` is the second testimonial. */
async function save(shop: OwnersShop, fields: Record<string, string>, version?: number) {
  const opened = version ?? (await readSettingsPage(shop)).version;
  const { changes } = settingsSchema.parse(fields);
  return saveSettings(shop, changes, { version: opened });
}

test('submitted fields are saved, and fields that were not submitted keep their values', async () => {
  const shop = await openOwnersShop();
  const before = await readSettings(shop);

  expect(await save(shop, { siteName: 'Osu', siteNameSi: 'ඔසු', phone: '011 2 345 678' })).toEqual({
    ok: true,
    value: undefined,
  });

  expect(await readSettings(shop)).toEqual({
    ...before,
    siteName: { en: 'Osu', si: 'ඔසු' },
    phone: '+94112345678',
  });
});

test('the second of two admins who edit the same settings is refused and changes nothing', async () => {
  const shop = await openOwnersShop();
  const { version } = await readSettingsPage(shop);
  await save(shop, { tagline: 'First' }, version);

  const second = await save(shop, { tagline: 'Second', siteName: 'Second' }, version);

  expect(second).toEqual({ ok: false, refusal: { code: 'changed-since' } });
  expect(await readSettings(shop)).toMatchObject({
    tagline: { en: 'First' },
    siteName: { en: 'Sandhi' },
  });
  expect(await save(shop, { tagline: 'Second' })).toMatchObject({ ok: true });
});

test('one of two concurrent saves is refused', async () => {
  const shop = await openOwnersShop();
  const { version } = await readSettingsPage(shop);
  const results = await Promise.all([
    save(shop, { tagline: 'One' }, version),
    save(shop, { tagline: 'Other' }, version),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('the activity log records the admin and the changed settings, before and after the change', async () => {
  const shop = await openOwnersShop();

  await save(shop, {
    deliveryMessage: 'Free to your door',
    freeDelivery: 'on',
    'story2-stars': '4',
  });

  const { entries } = await listAudit(shop);
  expect(entries).toMatchObject([
    {
      userName: 'Kamala Silva',
      action: 'settings-saved',
      before: { deliveryMessage: 'Free Delivery Anywhere in Sri Lanka', story2: { stars: 5 } },
      after: { deliveryMessage: 'Free to your door', story2: { stars: 4 } },
    },
  ]);
  expect(Object.keys(entries[0]?.after ?? {}).sort()).toEqual(['deliveryMessage', 'story2']);
});

test('the registration of the seller is saved and recorded, and can be removed again', async () => {
  const shop = await openOwnersShop();
  expect(await save(shop, { sellerRegistration: ' PV 00123456 ' })).toMatchObject({ ok: true });
  expect(await readSettings(shop)).toMatchObject({ sellerRegistration: 'PV 00123456' });
  await save(shop, { sellerRegistration: '' });

  expect((await listAudit(shop)).entries).toMatchObject([
    { before: { sellerRegistration: 'PV 00123456' }, after: { sellerRegistration: '' } },
    { before: { sellerRegistration: '' }, after: { sellerRegistration: 'PV 00123456' } },
  ]);
  expect(await readSettings(shop)).toMatchObject({ sellerRegistration: '' });
});

test('saving the same values again records nothing and makes no new version', async () => {
  const shop = await openOwnersShop();
  const before = await readSettingsPage(shop);
  expect(await save(shop, { siteName: 'Sandhi', codEnabled: 'on' })).toMatchObject({ ok: true });
  expect(await readSettingsPage(shop)).toEqual(before);
  expect((await listAudit(shop)).entries).toEqual([]);
});

test('a settings form that is sent twice is saved once', async () => {
  const shop = await openOwnersShop();
  const { version } = await readSettingsPage(shop);
  const send = () => save(shop, { tagline: 'Relief at home' }, version);
  expect([await send(), await send()]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await readSettingsPage(shop)).toMatchObject({ version: version + 1 });
  expect((await listAudit(shop)).entries).toHaveLength(1);
});

test.each([
  ['all are switched off', { bankTransferEnabled: 'off', payhereEnabled: 'off' }],
  ['only online payment is left, whose provider is not connected', { bankTransferEnabled: 'off' }],
  ['bank transfer is left without an account to pay into', {}],
])('settings that leave no payment method are refused: %s', async (_why, fields) => {
  const shop = await openOwnersShop();
  expect(await save(shop, { codEnabled: 'off', ...fields })).toEqual({
    ok: false,
    refusal: { code: 'no-payment-method' },
  });
  expect(await readSettings(shop)).toMatchObject({ codEnabled: true });
});

test('bank transfer alone is enough once there is an account', async () => {
  const shop = await openOwnersShop();
  const fields = { codEnabled: 'off', bankAccountDetails: 'Bank of Ceylon\n123' };
  expect(await save(shop, fields)).toMatchObject({ ok: true });
});

test('districts without cash require another payment method', async () => {
  const shop = await openOwnersShop();
  const districtsWithoutCash = 'Jaffna';
  expect(await save(shop, { districtsWithoutCash })).toMatchObject({
    refusal: { code: 'no-method-for-cashless-districts' },
  });
  const bankAccountDetails = 'Bank of Ceylon\n123';
  expect(await save(shop, { districtsWithoutCash, bankAccountDetails })).toMatchObject({
    ok: true,
  });
});

test('prices in dollars require a rate, which is kept when the shop switches back to rupees', async () => {
  const shop = await openOwnersShop();
  expect(await save(shop, { currency: 'USD' })).toMatchObject({
    refusal: { code: 'no-dollar-rate' },
  });
  expect(await save(shop, { currency: 'USD', lkrPerUsd: '301.55' })).toMatchObject({ ok: true });
  expect(await save(shop, { currency: 'LKR' })).toMatchObject({ ok: true });
  expect(await readSettings(shop)).toMatchObject({ currency: 'LKR', lkrPerUsd: 301.55 });
});
