import { expect, test } from 'vitest';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import { readLayoutData } from './read-layout-data.server.ts';

async function aShopWith(overrides: Partial<typeof settings.$inferInsert> = {}): Promise<TestShop> {
  const shop = await openTestShop();
  await ensureSettings(shop);
  if (Object.keys(overrides).length > 0) await shop.db.update(settings).set(overrides);
  return shop;
}

test('contacts have links, and numbers are formatted as people in Sri Lanka write them', async () => {
  const shop = await aShopWith({
    phone: '0112345678',
    whatsapp: '077 765 4321',
    email: 'shop@sandhi.lk',
  });
  const { contacts } = await readLayoutData(shop, { isDemo: false });
  expect(contacts).toMatchObject([
    { text: { en: '011 2 345 678' }, href: 'tel:+94112345678' },
    { kind: 'whatsapp', text: { en: '077 765 4321' }, href: 'https://wa.me/94777654321' },
    { text: { en: 'shop@sandhi.lk' }, href: 'mailto:shop@sandhi.lk' },
    { text: { en: 'Colombo, Sri Lanka' } },
  ]);
});

test('contacts that nobody has entered yet are shown in demo mode only', async () => {
  const shop = await aShopWith({ whatsapp: '077 765 4321' });
  const kinds = async (isDemo: boolean) =>
    (await readLayoutData(shop, { isDemo })).contacts.map(({ kind }) => kind);
  expect(await kinds(true)).toEqual(['phone', 'whatsapp', 'email', 'location']);
  expect(await kinds(false)).toEqual(['whatsapp', 'location']);
});

test('free delivery is promised only while delivery is free', async () => {
  const free = await readLayoutData(await aShopWith(), { isDemo: true });
  expect(free.deliveryPromise?.en).toBe('Free Delivery Anywhere in Sri Lanka');
  const charged = await readLayoutData(await aShopWith({ freeDelivery: false }), { isDemo: true });
  expect(charged.deliveryPromise).toBeUndefined();
});

test('products have the rating that the owner set, and none while it is hidden', async () => {
  const rating = async (overrides: Partial<typeof settings.$inferInsert>) =>
    (await readLayoutData(await aShopWith(overrides), { isDemo: true })).rating;
  expect(await rating({})).toBe(4.9);
  expect(await rating({ rating: 4.7 })).toBe(4.7);
  expect(await rating({ ratingShown: false })).toBeUndefined();
});

test('orders are paused while the shop is closed without taking orders, and without a payment method', async () => {
  const isPaused = async (overrides: Partial<typeof settings.$inferInsert>) =>
    (await readLayoutData(await aShopWith(overrides), { isDemo: false })).ordersPaused ?? false;
  const closedUntil = '2099-01-02';
  const noMethods = { codEnabled: false, bankTransferEnabled: false, payhereEnabled: false };
  expect(await isPaused({})).toBe(false);
  expect(await isPaused({ closedUntil })).toBe(false);
  expect(await isPaused({ closedUntil, ordersWhileClosed: false })).toBe(true);
  expect(await isPaused({ closedUntil: '2001-01-02', ordersWhileClosed: false })).toBe(false);
  expect(await isPaused(noMethods)).toBe(true);
});
