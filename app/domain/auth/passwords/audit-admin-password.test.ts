import { expect, test } from 'vitest';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { resetPassword } from '#domain/auth/resets/reset-password.server.ts';
import { anAccountFor, mailbox, requestReset, verify } from '#test/password-reset.ts';
import { openTestShop } from '#test/shop.ts';
import { changePassword } from './change-password.server.ts';

async function setPasswordTwice({ isAdmin }: { isAdmin: boolean }) {
  const { listener, lastToken } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  const userId = await anAccountFor(shop, 'kamala@example.lk');
  await verify(shop, userId, 'kamala@example.lk');
  if (isAdmin) await grantPanelAccess(shop, userId);
  await changePassword(shop, { userId, expectedHash: 'old:hash', passwordHash: 'new:hash' });
  await requestReset(shop, 'kamala@example.lk');
  await resetPassword(shop, { token: lastToken(), passwordHash: 'newer:hash' });
  const { action, subjectId } = auditEntries;
  const entries = await shop.db
    .select({ action, subjectId })
    .from(auditEntries)
    .orderBy(auditEntries.number);
  return { userId, entries };
}

test('an admin who sets their own password leaves an entry each time', async () => {
  const { userId, entries } = await setPasswordTwice({ isAdmin: true });
  expect(entries).toEqual([
    { action: 'password-changed', subjectId: userId },
    { action: 'password-set-by-link', subjectId: userId },
  ]);
});

test('a customer who sets their own password leaves no entry', async () => {
  expect((await setPasswordTwice({ isAdmin: false })).entries).toEqual([]);
});
