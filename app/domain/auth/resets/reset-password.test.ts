import { expect, test } from 'vitest';
import { customers, resetRequests, sessions } from '#domain/accounts/tables.server.ts';
import { findPassword } from '#domain/auth/passwords/find-password.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { anAccountFor, mailbox, requestReset } from '#test/password-reset.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { findResetLink } from './find-reset-link.server.ts';
import { listResetRequests } from './list-reset-requests.server.ts';
import { makeResetLink } from './make-reset-link.server.ts';
import { resetPassword } from './reset-password.server.ts';

async function aSession(shop: Shop, userId: string) {
  const now = shop.now();
  const token = crypto.randomUUID();
  await shop.db
    .insert(sessions)
    .values({ token, userId, expiresAt: now, createdAt: now, updatedAt: now });
}

async function aMailedLink() {
  const { listener, lastToken } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  const userId = await anAccountFor(shop, 'kamala@example.lk');
  await requestReset(shop, 'kamala@example.lk');
  return { shop, userId, token: lastToken(), lastToken };
}

async function aLinkByOwner(shop: Shop) {
  const owner = await anOwner(shop);
  const [request] = await listResetRequests(owner);
  const made = await makeResetLink(owner, request?.id ?? '');
  if (!made.ok) throw new Error('The link was not made.');
  return { owner, token: made.value.token };
}

async function passwordOf(shop: Shop, userId: string) {
  return (await findPassword(shop, userId))?.passwordHash;
}

test('a link sets the password, ends every session of the account, and verifies its e-mail address', async () => {
  const { shop, userId, token } = await aMailedLink();
  const strangerId = await anAccountFor(shop, 'nimal@example.lk');
  await aSession(shop, userId);
  await aSession(shop, userId);
  await aSession(shop, strangerId);

  expect(await resetPassword(shop, { token, passwordHash: 'new:hash' })).toEqual({
    ok: true,
    value: { userId },
  });

  expect(await passwordOf(shop, userId)).toBe('new:hash');
  expect(await shop.db.select({ userId: sessions.userId }).from(sessions)).toEqual([
    { userId: strangerId },
  ]);
  const people = await shop.db.select().from(customers).orderBy(customers.email);
  expect(people.map((one) => [one.emailVerifiedAt, one.phoneVerifiedAt])).toEqual([
    [shop.now(), null],
    [null, null],
  ]);
});

test('of fifty concurrent uses of a link, one sets the password', async () => {
  const { shop, userId, token } = await aMailedLink();
  const uses = Array.from({ length: 50 }, (_, use) =>
    resetPassword(shop, { token, passwordHash: `hash:${use}` }),
  );
  const results = await Promise.all(uses);

  const winner = results.findIndex((result) => result.ok);
  expect(results.filter((result) => result.ok)).toHaveLength(1);
  expect(new Set(results.map((result) => !result.ok && result.refusal.code))).toEqual(
    new Set([false, 'link-used']),
  );
  expect(await passwordOf(shop, userId)).toBe(`hash:${winner}`);
});

test('an e-mailed link and a link sent to the phone, used at once, set the password once', async () => {
  const { shop, userId, token } = await aMailedLink();
  await shop.db.update(customers).set({ phone: '+94771234567' });
  await requestReset(shop, '0771234567');
  const tokens = [token, (await aLinkByOwner(shop)).token];
  for (const open of tokens) expect(await findResetLink(shop, open)).toMatchObject({ ok: true });

  const results = await Promise.all(
    tokens.map((one) => resetPassword(shop, { token: one, passwordHash: one })),
  );
  expect(results.filter((result) => result.ok)).toHaveLength(1);
  expect(await passwordOf(shop, userId)).toBe(tokens[results.findIndex((result) => result.ok)]);
});

test('a link expires after an hour', async () => {
  const { shop, userId, token } = await aMailedLink();
  shop.clock.at = new Date('2026-11-21T04:29:59.000Z');
  expect(await findResetLink(shop, token)).toMatchObject({ ok: true });
  shop.clock.at = new Date('2026-11-21T04:30:00.000Z');
  const refused = { ok: false, refusal: { code: 'link-expired' } };
  expect(await findResetLink(shop, token)).toEqual(refused);
  expect(await resetPassword(shop, { token, passwordHash: 'new:hash' })).toEqual(refused);
  expect(await passwordOf(shop, userId)).toBe('old:hash');
});

test('an invented token is unknown, and so is the stored hash of a token', async () => {
  const { shop } = await aMailedLink();
  const [request] = await shop.db.select().from(resetRequests);
  for (const token of ['', 'invented', request?.tokenHash ?? '']) {
    expect(await resetPassword(shop, { token, passwordHash: 'new:hash' })).toEqual({
      ok: false,
      refusal: { code: 'link-unknown' },
    });
  }
});

test('looking at a link does not use it up', async () => {
  const { shop, token } = await aMailedLink();
  for (let look = 0; look < 3; look += 1) await findResetLink(shop, token);
  expect(await resetPassword(shop, { token, passwordHash: 'new:hash' })).toMatchObject({
    ok: true,
  });
  expect(await findResetLink(shop, token)).toEqual({ ok: false, refusal: { code: 'link-used' } });
});

test('a link that the owner sent to a phone verifies the phone', async () => {
  const shop = await openTestShop();
  await anAccountFor(shop, '0771234567');
  await requestReset(shop, '0771234567');
  const { owner, token } = await aLinkByOwner(shop);

  await resetPassword(shop, { token, passwordHash: 'new:hash' });

  expect(await listResetRequests(owner)).toEqual([]);
  expect(await shop.db.select().from(customers)).toMatchObject([
    { phoneVerifiedAt: shop.now(), emailVerifiedAt: null },
  ]);
});

test('a link to an address that is no longer the account’s is refused', async () => {
  const { shop, userId, token } = await aMailedLink();
  await shop.db.update(customers).set({ email: 'new@example.lk' });
  expect(await resetPassword(shop, { token, passwordHash: 'new:hash' })).toEqual({
    ok: false,
    refusal: { code: 'link-expired' },
  });
  expect(await passwordOf(shop, userId)).toBe('old:hash');
  expect(await shop.db.select().from(customers)).toMatchObject([{ emailVerifiedAt: null }]);
});
