import { expect, test } from 'vitest';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { exportConsents } from './export-consents.server.ts';
import { findConsent, findConsentByPhone } from './find-consent.server.ts';
import { giveConsent } from './give-consent.server.ts';
import { withdrawConsent, withdrawConsentOfFormerPhone } from './withdraw-consent.server.ts';

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

test('a consent ends when the owner replaces the phone of its order, and no other consent does', async () => {
  const shop = await anOwner(await openTestShop({ listeners: [withdrawConsentOfFormerPhone] }));
  const mistyped = '+94711234567';
  const order = await anOrder(shop, { customerPhone: mistyped });
  await giveConsent(shop, order);
  await giveConsent(shop, await anOrder(shop));
  const { id: orderId, customerName, street: address, city, province } = order;
  const unchanged = { customerName, email: undefined, address, city, province };
  const edit = { orderId, ...unchanged, quantities: new Map() };

  expect(await editOrder(shop, { ...edit, version: 1, phone: mistyped })).toMatchObject({
    ok: true,
  });
  expect(await exportConsents(shop)).toHaveLength(2);
  expect(await editOrder(shop, { ...edit, version: 2, phone })).toMatchObject({ ok: true });

  expect(await exportConsents(shop)).toMatchObject([{ phone }]);
  expect(await findConsentByPhone(shop, mistyped)).toMatchObject({ withdrawnAt: shop.now() });
});
