import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ok, refuse } from '#domain/kernel/result.ts';
import { inTransaction } from '#domain/kernel/shop.server.ts';
import { aSession } from '#test/second-factor.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import {
  createAccount,
  endSessions,
  markSecondFactorVerified,
  openSession,
  removeAccount,
  renameAccount,
  sweepSessions,
  writePassword,
} from './account-writes.server.ts';
import { accounts, sessions, users } from './tables.server.ts';

test('the writes of Better Auth are rolled back and committed with the transaction of the caller', async () => {
  const outer = await openTestShop();
  const open = async (shop: typeof outer) => {
    const userId = await createAccount(shop, { name: 'Kamala Silva', passwordHash: 'some:hash' });
    await openSession(shop, userId);
    return userId;
  };
  const rows = async () => [
    await outer.db.$count(users),
    await outer.db.$count(accounts),
    await outer.db.$count(sessions),
  ];
  await inTransaction(outer, async (shop) => {
    await open(shop);
    return refuse({ code: 'changed-my-mind' });
  });
  expect(await rows()).toEqual([0, 0, 0]);

  const committed = await inTransaction(outer, async (shop) => ok(await open(shop)));
  expect(await rows()).toEqual([1, 1, 1]);
  await removeAccount(outer, committed.ok ? committed.value : '');
  expect(await rows()).toEqual([0, 0, 0]);
});

test('an account has a name, a placeholder e-mail address, and the hash of a password once one is set', async () => {
  const shop = await openTestShop();
  const userId = await createAccount(shop, { name: 'Kamala Silva', passwordHash: null });
  await renameAccount(shop, userId, 'Kamala Perera');
  expect(await writePassword(shop, userId, 'some:hash')).toBe(true);
  expect(await writePassword(shop, crypto.randomUUID(), 'some:hash')).toBe(false);

  const [user] = await shop.db.select().from(users).where(eq(users.id, userId));
  const [account] = await shop.db.select().from(accounts).where(eq(accounts.userId, userId));
  expect(user).toMatchObject({
    name: 'Kamala Perera',
    email: `${userId}@account.invalid`,
    username: null,
    demo: false,
  });
  expect(account).toMatchObject({ providerId: 'credential', password: 'some:hash' });
});

test('ending the sessions of an account leaves the sessions of other accounts', async () => {
  const shop = await openTestShop();
  const people = [await aCustomer(shop), await aCustomer(shop)];
  const times = { expiresAt: shop.now(), createdAt: shop.now(), updatedAt: shop.now() };
  for (const { actor } of [...people, ...people]) {
    const token = crypto.randomUUID();
    await shop.db.insert(sessions).values({ token, userId: actor.userId, ...times });
  }
  await endSessions(shop, people[0]?.actor.userId ?? '');
  const left = await shop.db.select({ userId: sessions.userId }).from(sessions);
  expect(left.map(({ userId }) => userId)).toEqual(Array(2).fill(people[1]?.actor.userId));
});

test('each verification by the second factor gives the session a new token, and a deleted session is not restored', async () => {
  const shop = await openTestShop();
  const sessionId = await aSession(shop, (await anOwner(shop)).actor.userId);
  const tokens = [
    await markSecondFactorVerified(shop, sessionId),
    await markSecondFactorVerified(shop, sessionId),
  ];
  expect(new Set(tokens).size).toBe(2);
  expect(await shop.db.select().from(sessions)).toMatchObject([
    { token: tokens[1], secondFactorAt: shop.now(), panelUsedAt: shop.now() },
  ]);
  await shop.db.delete(sessions);
  expect(await markSecondFactorVerified(shop, sessionId)).toBeUndefined();
});

test('expired sessions are deleted, and other sessions are kept', async () => {
  const shop = await openTestShop();
  const { actor } = await anOwner(shop);
  const now = shop.now();
  const later = new Date(now.getTime() + 1000);
  const times = { createdAt: now, updatedAt: now };
  await shop.db.insert(sessions).values([
    { token: 'over', userId: actor.userId, expiresAt: now, ...times },
    { token: 'alive', userId: actor.userId, expiresAt: later, ...times },
  ]);

  await sweepSessions(shop);

  expect(await shop.db.select().from(sessions)).toMatchObject([{ token: 'alive' }]);
});
