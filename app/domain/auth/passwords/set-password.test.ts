import { expect, test } from 'vitest';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { sessions } from '#domain/accounts/tables.server.ts';
import { findResetLink } from '#domain/auth/resets/find-reset-link.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction } from '#domain/kernel/shop.server.ts';
import { anAccountFor, mailbox, requestReset } from '#test/password-reset.ts';
import { openTestShop } from '#test/shop.ts';
import { findPassword } from './find-password.server.ts';
import { setPassword } from './set-password.server.ts';

async function aSignedInCustomer() {
  const { listener, lastToken } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  const userId = await anAccountFor(shop, 'kamala@example.lk');
  await requestReset(shop, 'kamala@example.lk');
  const now = shop.now();
  const times = { expiresAt: now, createdAt: now, updatedAt: now };
  await shop.db.insert(sessions).values({ token: 'a session', userId, ...times });
  return { shop, userId, token: lastToken() };
}

test('a password that is set ends the sessions and the links of its account', async () => {
  const { shop: outer, userId, token } = await aSignedInCustomer();
  await inTransaction(outer, async (shop) => {
    await lockAccount(shop, userId);
    return ok(await setPassword(shop, { userId, passwordHash: 'new:hash' }));
  });
  expect(await findPassword(outer, userId)).toMatchObject({ passwordHash: 'new:hash' });
  expect(await outer.db.$count(sessions)).toBe(0);
  expect(await findResetLink(outer, token)).toMatchObject({ refusal: { code: 'link-expired' } });
});

test('where the password is another one than was known, nothing happens', async () => {
  const { shop, userId, token } = await aSignedInCustomer();
  const set = { userId, passwordHash: 'new:hash', knownHash: 'another:hash' };
  expect(await setPassword(shop, set)).toBe(false);
  expect(await findPassword(shop, userId)).toMatchObject({ passwordHash: 'old:hash' });
  expect(await shop.db.$count(sessions)).toBe(1);
  expect(await findResetLink(shop, token)).toMatchObject({ ok: true });
});
