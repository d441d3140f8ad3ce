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
  return { shop, userId, resetToken: lastToken() };
}

test('setting a password ends the sessions and voids the reset links of the account', async () => {
  const { shop: outer, userId, resetToken } = await aSignedInCustomer();
  await inTransaction(outer, async (shop) => {
    await lockAccount(shop, userId);
    return ok(await setPassword(shop, { userId, passwordHash: 'new:hash' }));
  });
  expect(await findPassword(outer, userId)).toMatchObject({ passwordHash: 'new:hash' });
  expect(await outer.db.$count(sessions)).toBe(0);
  expect(await findResetLink(outer, resetToken)).toMatchObject({
    refusal: { code: 'link-expired' },
  });
});

test('nothing changes if the current password is not the expected one', async () => {
  const { shop, userId, resetToken } = await aSignedInCustomer();
  const newPassword = { userId, passwordHash: 'new:hash', expectedHash: 'another:hash' };
  expect(await setPassword(shop, newPassword)).toBe(false);
  expect(await findPassword(shop, userId)).toMatchObject({ passwordHash: 'old:hash' });
  expect(await shop.db.$count(sessions)).toBe(1);
  expect(await findResetLink(shop, resetToken)).toMatchObject({ ok: true });
});
