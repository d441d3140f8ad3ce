import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { changeDetails } from '#domain/customers/change-details.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { anAccountFor, mailbox, requestReset, verify } from '#test/password-reset.ts';
import { anOwner, openTestShop, passSeconds } from '#test/shop.ts';
import { findResetLink } from './find-reset-link.server.ts';
import { listResetRequests } from './list-reset-requests.server.ts';
import { makeResetLink } from './make-reset-link.server.ts';
import { resetPassword } from './reset-password.server.ts';

/** Makes the link for the waiting request of this phone number, as the owner does. Returns its token. */
async function aLinkMadeFor(shop: Shop, phone: string): Promise<string> {
  const owner = await anOwner(shop);
  const requests = await listResetRequests(owner);
  const request = requests.find((one) => one.phone === phone);
  const made = await makeResetLink(owner, request?.id ?? '');
  if (!made.ok) throw new Error('The link was not made.');
  return made.value.token;
}

const expired = { ok: false, refusal: { code: 'link-expired' } };

test('a link made for one phone neither resets nor verifies an account that has changed to another phone', async () => {
  const shop = await openTestShop();
  const userId = await anAccountFor(shop, '0711111111');
  await requestReset(shop, '0711111111');
  const token = await aLinkMadeFor(shop, '+94711111111');

  const phone = '+94770000000';
  await changeDetails(shop, userId, { name: 'Mallory', email: undefined, phone });
  await requestReset(shop, phone);

  expect(await resetPassword(shop, { token, passwordHash: 'new:hash' })).toEqual(expired);
  expect((await findCustomer(shop, userId))?.isPhoneVerified).toBe(false);
  expect(await listResetRequests(await anOwner(shop))).toMatchObject([{ phone, linkEndsAt: null }]);
});

test('a link is invalid once the account has changed the phone or e-mail address that it was sent to, even if it is changed back', async () => {
  const { listener, lastToken } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  const userId = await anAccountFor(shop, '0711111111');
  await requestReset(shop, '0711111111');
  const phoneToken = await aLinkMadeFor(shop, '+94711111111');
  const details = { name: 'Kamala', email: undefined, phone: '+94711111111' };
  await changeDetails(shop, userId, { ...details, phone: '+94770000000' });
  await changeDetails(shop, userId, details);
  expect(await findResetLink(shop, phoneToken)).toEqual(expired);

  await changeDetails(shop, userId, { ...details, email: 'kamala@example.lk' });
  await requestReset(shop, 'kamala@example.lk');
  await changeDetails(shop, userId, { ...details, email: 'other@example.lk' });
  await changeDetails(shop, userId, { ...details, email: 'kamala@example.lk' });
  expect(await resetPassword(shop, { token: lastToken(), passwordHash: 'x' })).toEqual(expired);
});

test('two concurrent requests send one e-mail, whose link works, and a later request sends another', async () => {
  const { mails, listener, lastToken } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  const userId = await anAccountFor(shop, 'kamala@example.lk');
  await Promise.all([1, 2].map(() => requestReset(shop, 'kamala@example.lk')));
  passSeconds(shop, 10);
  expect(mails).toHaveLength(1);
  expect(await findResetLink(shop, lastToken())).toEqual({ ok: true, value: { userId } });
  await requestReset(shop, 'kamala@example.lk');
  expect(mails).toHaveLength(2);
});

test('after a link was used, the next request sends another without waiting', async () => {
  const { mails, listener, lastToken } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  await anAccountFor(shop, 'kamala@example.lk');
  await requestReset(shop, 'kamala@example.lk');
  await resetPassword(shop, { token: lastToken(), passwordHash: 'x' });
  await requestReset(shop, 'kamala@example.lk');
  expect(mails).toHaveLength(2);
});

test('a newer link to an e-mail address invalidates the older one', async () => {
  const { listener, lastToken } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  await anAccountFor(shop, 'kamala@example.lk');
  await requestReset(shop, 'kamala@example.lk');
  const token = lastToken();
  passSeconds(shop, 10);
  await requestReset(shop, 'kamala@example.lk');
  expect(await resetPassword(shop, { token, passwordHash: 'x' })).toEqual(expired);
  expect(await resetPassword(shop, { token: lastToken(), passwordHash: 'x' })).toMatchObject({
    ok: true,
  });
});

test('an account with a verified e-mail address is not reset by an unverified phone', async () => {
  const { mails, listener } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  const userId = await anAccountFor(shop, 'kamala@example.lk');
  const phone = '+94771234567';
  await changeDetails(shop, userId, { name: 'Kamala', email: 'kamala@example.lk', phone });
  await requestReset(shop, '0771234567');
  const token = await aLinkMadeFor(shop, phone);

  await verify(shop, userId, 'kamala@example.lk');
  expect(await findResetLink(shop, token)).toEqual(expired);
  expect(await resetPassword(shop, { token, passwordHash: 'new:hash' })).toEqual(expired);
  expect(await listResetRequests(await anOwner(shop))).toEqual([]);

  await requestReset(shop, '0771234567');
  expect(mails).toMatchObject([{ email: 'kamala@example.lk' }]);
});

test('an admin’s account is not reset by an unverified e-mail address', async () => {
  const { mails, listener } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  const userId = await anAccountFor(shop, 'kamala@example.lk');
  await requestReset(shop, 'kamala@example.lk');
  await grantPanelAccess(shop, userId);
  const token = mails.at(-1)?.link.split('/').at(-1) ?? '';
  expect(await resetPassword(shop, { token, passwordHash: 'new:hash' })).toEqual(expired);

  await requestReset(shop, 'kamala@example.lk');
  expect(mails).toHaveLength(1);
  await verify(shop, userId, 'kamala@example.lk');
  passSeconds(shop, 10);
  await requestReset(shop, 'kamala@example.lk');
  expect(mails).toHaveLength(2);
});

test('a reset by phone verifies the phone, removes it from other accounts and invalidates their links', async () => {
  const shop = await openTestShop();
  const mallory = await anAccountFor(shop, '0771234567');
  const kamala = await anAccountFor(shop, '0771234567');
  await requestReset(shop, '0771234567');
  const owner = await anOwner(shop);
  const tokens = new Map<string, string>();
  for (const { id } of await listResetRequests(owner)) {
    const made = await makeResetLink(owner, id);
    const [request] = await shop.db.select().from(resetRequests).where(eq(resetRequests.id, id));
    if (made.ok && request) tokens.set(request.userId, made.value.token);
  }

  const passwordHash = 'new:hash';
  const resetOfKamala = { token: tokens.get(kamala) ?? '', passwordHash };
  expect(await resetPassword(shop, resetOfKamala)).toEqual({ ok: true, value: { userId: kamala } });

  const resetOfMallory = { token: tokens.get(mallory) ?? '', passwordHash };
  expect(await resetPassword(shop, resetOfMallory)).toEqual(expired);
  expect(await listResetRequests(owner)).toEqual([]);
  expect(await findCustomer(shop, kamala)).toMatchObject({ isPhoneVerified: true });
  expect(await findCustomer(shop, mallory)).toMatchObject({
    phone: undefined,
    formerPhone: '+94771234567',
  });
  await requestReset(shop, '0771234567');
  expect(await listResetRequests(owner)).toHaveLength(1);
});
