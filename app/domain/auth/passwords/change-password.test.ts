import { expect, test } from 'vitest';
import { endSessions } from '#domain/accounts/account-writes.server.ts';
import { sessions } from '#domain/accounts/tables.server.ts';
import { findResetLink } from '#domain/auth/resets/find-reset-link.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { anAccountFor, mailbox, requestReset } from '#test/password-reset.ts';
import { openTestShop } from '#test/shop.ts';
import { changePassword, replaceOwnPassword } from './change-password.server.ts';
import { findPassword } from './find-password.server.ts';

test('a change of the password voids the reset links that were sent before', async () => {
  const { listener, lastToken } = mailbox();
  const shop = await openTestShop({ listeners: [listener] });
  const userId = await anAccountFor(shop, 'kamala@example.lk');
  await requestReset(shop, 'kamala@example.lk');

  const change = { userId, expectedHash: 'old:hash', passwordHash: 'new:hash' };
  expect(await changePassword(shop, change)).toEqual({ ok: true, value: undefined });

  expect(await findPassword(shop, userId)).toMatchObject({ passwordHash: 'new:hash' });
  expect(await findResetLink(shop, lastToken())).toEqual({
    ok: false,
    refusal: { code: 'link-expired' },
  });
});

test('of two concurrent changes of the same password, one succeeds', async () => {
  const shop = await openTestShop();
  const userId = await anAccountFor(shop, 'kamala@example.lk');
  const hashes = ['one', 'two'];
  const changes = hashes.map((passwordHash) =>
    changePassword(shop, { userId, expectedHash: 'old:hash', passwordHash }),
  );
  const results = await Promise.all(changes);
  expect(results.filter((result) => result.ok)).toHaveLength(1);
  const passwordHash = hashes[results.findIndex((result) => result.ok)];
  expect(await findPassword(shop, userId)).toMatchObject({ passwordHash });
});

test('ending all sessions right after the change ends the new session too', async () => {
  const shop = await openTestShop();
  const currentPassword = 'cardamom-and-clove';
  const hash = await hashPassword(currentPassword);
  const userId = await anAccountFor(shop, 'kamala@example.lk', hash);
  const transaction: typeof shop.db.transaction = async (work) => {
    const done = await shop.db.transaction(work);
    await endSessions(shop, userId);
    return done;
  };
  const db = new Proxy(shop.db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  });

  const form = { currentPassword, password: 'cinnamon-and-clove' };
  expect(await replaceOwnPassword({ ...shop, db }, userId, form)).toMatchObject({ ok: true });

  expect(await shop.db.$count(sessions)).toBe(0);
});

test('a form to change the password that is sent twice at once succeeds both times, and each opens a session', async () => {
  const shop = await openTestShop();
  const old = 'sesame-and-turmeric';
  const userId = await anAccountFor(shop, 'kamala@example.lk', await hashPassword(old));
  const change = (password: string) =>
    replaceOwnPassword(shop, userId, { currentPassword: old, password });
  const results = await Promise.all([change('cardamom-and-clove'), change('cardamom-and-clove')]);
  expect(results).toMatchObject([{ ok: true }, { ok: true }]);
  const tokens = results.map((result) => result.ok && result.value.token);
  const opened = await shop.db.select({ token: sessions.token }).from(sessions);
  expect(opened.map(({ token }) => token).sort()).toEqual(tokens.sort());
  expect(await change('cinnamon-and-mace')).toMatchObject({ refusal: { code: 'wrong-password' } });
});
