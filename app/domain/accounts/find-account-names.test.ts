import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anOwner, openTestShop } from '#test/shop.ts';
import { findAccountNames } from './find-account-names.server.ts';

test('accounts are told by their names, and a deleted one has none', async () => {
  const shop = await anOwner(await openTestShop(), { name: 'Kamala Silva' });
  const { userId } = shop.actor;
  expect(await findAccountNames(shop, [userId, randomUUID()])).toEqual(
    new Map([[userId, 'Kamala Silva']]),
  );
  expect(await findAccountNames(shop, [])).toEqual(new Map());
});
