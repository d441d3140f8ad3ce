import { expect, test } from 'vitest';
import { anOrder } from '#test/order.ts';
import { openTestShop } from '#test/shop.ts';
import { findConsent, findConsentByPhone } from './find-consent.server.ts';
import { giveConsent } from './give-consent.server.ts';
import { withdrawConsent } from './withdraw-consent.server.ts';

const phone = '+94771234567';

test('a consent is withdrawn by its id, a second withdrawal changes nothing, and a new consent can be given', async () => {
  const shop = await openTestShop();
  const order = await anOrder(shop);
  await giveConsent(shop, order);
  const { id = '' } = (await findConsentByPhone(shop, phone)) ?? {};
  shop.clock.at = new Date('2026-11-24T04:00:00Z');
  await withdrawConsent(shop, { id });
  const withdrawn = shop.now();
  shop.clock.at = new Date('2026-11-25T04:00:00Z');
  await withdrawConsent(shop, { phone });
  expect(await findConsent(shop, id)).toMatchObject({ withdrawnAt: withdrawn });

  await giveConsent(shop, order);
  expect(await findConsent(shop, id)).toMatchObject({ givenAt: shop.now(), withdrawnAt: null });
});

test('a malformed or unknown id withdraws nothing', async () => {
  const shop = await openTestShop();
  await giveConsent(shop, await anOrder(shop));
  await withdrawConsent(shop, { id: 'not-an-id' });
  await withdrawConsent(shop, { id: crypto.randomUUID() });
  expect(await findConsentByPhone(shop, phone)).toMatchObject({ withdrawnAt: null });
});
