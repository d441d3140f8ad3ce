import { expect, test } from 'vitest';
import { retentionDays } from '#domain/kernel/retention.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { eraseConsents, sweepConsents } from './erase-consents.server.ts';
import { findConsentByPhone } from './find-consent.server.ts';
import { giveConsent } from './give-consent.server.ts';
import { withdrawConsent } from './withdraw-consent.server.ts';

const dayMs = 24 * 60 * 60 * 1000;
const phones = ['+94771234567', '+94711234567', '+94721234567'] as const;

test('the consents of the given orders and of the verified phone are deleted, and no others', async () => {
  const shop = await anOwner(await openTestShop());
  const orders = [];
  for (const customerPhone of phones) orders.push(await anOrder(shop, { customerPhone }));
  for (const order of orders) await giveConsent(shop, order);

  await eraseConsents(shop, { orderIds: [orders[0]?.id ?? ''], verifiedPhone: phones[1] });

  const consents = await Promise.all(phones.map((phone) => findConsentByPhone(shop, phone)));
  expect(consents.map(Boolean)).toEqual([false, false, true]);
});

test('an old consent and an old withdrawal are deleted', async () => {
  const shop = await openTestShop();
  const advanceDays = (days: number) => {
    shop.clock.at = new Date(shop.now().getTime() + days * dayMs);
  };
  await giveConsent(shop, await anOrder(shop, { customerPhone: phones[0] }));
  advanceDays(retentionDays.offerConsents - retentionDays.withdrawnConsents - 1);
  for (const customerPhone of phones.slice(1))
    await giveConsent(shop, await anOrder(shop, { customerPhone }));
  await withdrawConsent(shop, { phone: phones[2] });
  await sweepConsents(shop);
  expect(await findConsentByPhone(shop, phones[2])).toBeDefined();

  advanceDays(retentionDays.withdrawnConsents + 2);
  await sweepConsents(shop);

  const consents = await Promise.all(phones.map((phone) => findConsentByPhone(shop, phone)));
  expect(consents.map(Boolean)).toEqual([false, true, false]);
});

test('a withdrawal shortly before its consent expires is kept as long as any other', async () => {
  const shop = await openTestShop();
  const advanceDays = (days: number) => {
    shop.clock.at = new Date(shop.now().getTime() + days * dayMs);
  };
  await giveConsent(shop, await anOrder(shop, { customerPhone: phones[0] }));
  advanceDays(retentionDays.offerConsents - 1);
  await withdrawConsent(shop, { phone: phones[0] });

  advanceDays(retentionDays.withdrawnConsents - 1);
  await sweepConsents(shop);
  expect(await findConsentByPhone(shop, phones[0])).toBeDefined();

  advanceDays(2);
  await sweepConsents(shop);
  expect(await findConsentByPhone(shop, phones[0])).toBeUndefined();
});
