import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { findAccount, findAccountNames } from './find-account.server.ts';
import { adminUsers } from './tables.server.ts';

test('a customer is not an admin, and an owner is an admin until removed', async () => {
  const shop = await openTestShop();
  const { userId } = (await aCustomer(shop)).actor;
  expect(await findAccount(shop, userId)).toEqual({ userId, name: 'Kamala Silva', isAdmin: false });

  const ownerId = (await anOwner(shop)).actor.userId;
  expect(await findAccount(shop, ownerId)).toMatchObject({ isAdmin: true });
  await shop.db.delete(adminUsers).where(eq(adminUsers.userId, ownerId));
  expect(await findAccount(shop, ownerId)).toMatchObject({ isAdmin: false });
});

test('an account that does not exist is not found', async () => {
  const shop = await openTestShop();
  expect(await findAccount(shop, '6f2b7a52-6d55-4c39-9a3e-3f0d2c6f6f10')).toBeUndefined();
});

test('the names of accounts are found by their ids, and an unknown id has none', async () => {
  const shop = await anOwner(await openTestShop(), { name: 'Kamala Silva' });
  const { userId } = shop.actor;
  expect(await findAccountNames(shop, [userId, randomUUID()])).toEqual(
    new Map([[userId, 'Kamala Silva']]),
  );
  expect(await findAccountNames(shop, [])).toEqual(new Map());
});
