import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { exportConsents } from './export-consents.server.ts';
import { countConsents, findConsent, findConsentByPhone } from './find-consent.server.ts';
import { giveConsent } from './give-consent.server.ts';
import { withdrawConsent } from './withdraw-consent.server.ts';

const phone = '+94771234567';

test('a consent is stored with its time and order, and a second consent changes nothing', async () => {
  const shop = await openTestShop();
  const first = await anOrder(shop, { language: 'si' });
  const second = await anOrder(shop);
  expect(await giveConsent(shop, first)).toMatchObject({ ok: true });
  const given = shop.now();
  shop.clock.at = new Date('2026-11-24T04:00:00Z');
  await giveConsent(shop, second);
  expect(await findConsentByPhone(shop, phone)).toMatchObject({
    ...{ phone, language: 'si', orderId: first.id, givenAt: given, withdrawnAt: null },
  });
});

test('twenty concurrent requests store one consent', async () => {
  const owner = await anOwner(await openTestShop());
  const order = await anOrder(owner);
  await Promise.all(Array.from({ length: 20 }, () => giveConsent(owner, order)));
  expect(await countConsents(owner)).toBe(1);
});

test('a consent is refused for a landline and for an order whose customer data was removed', async () => {
  const shop = await openTestShop();
  const landline = await anOrder(shop, { customerPhone: '+94112345678' });
  const removed = await anOrder(shop, { customerPhone: '', personRemovedAt: shop.now() });
  for (const order of [landline, removed]) {
    expect(await giveConsent(shop, order)).toMatchObject({ refusal: { code: 'no-mobile' } });
  }
});

test('a consent on an order that was read before its account was deleted is refused, and stores no phone', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  const order = await anOrder(shop, { userId, status: 'delivered' });
  expect(await deleteAccount(shop, userId)).toMatchObject({ ok: true });
  expect(await giveConsent(shop, order)).toMatchObject({ refusal: { code: 'no-mobile' } });
  expect(await findConsentByPhone(shop, phone)).toBeUndefined();
});

test('an export lists only the consents in force, and the activity log records the export', async () => {
  const owner = await anOwner(await openTestShop());
  await giveConsent(owner, await anOrder(owner, { customerName: 'Nimal' }));
  await giveConsent(owner, await anOrder(owner, { customerPhone: '+94711234567' }));
  await withdrawConsent(owner, { phone: '+94711234567' });

  expect(await exportConsents(owner)).toMatchObject([{ name: 'Nimal', phone }]);
  expect((await listAudit(owner, { kind: 'export' })).entries).toMatchObject([
    { action: 'consents-exported', after: { rows: 1 } },
  ]);
});

test('a malformed id finds nothing', async () => {
  expect(await findConsent(await openTestShop(), 'not-an-id')).toBeUndefined();
});
