import { expect, test } from 'vitest';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { findAdminAccount } from './find-account.server.ts';
import { grantPanelAccess } from './grant-panel-access.server.ts';
import { adminUsers } from './tables.server.ts';

test('a customer is an owner only with panel access, and granting it again changes nothing', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  expect(await findAdminAccount(shop, userId)).toBeUndefined();

  await grantPanelAccess(shop, userId);
  await grantPanelAccess(shop, userId);

  expect(await findAdminAccount(shop, userId)).toEqual({
    userId,
    name: 'Kamala Silva',
    demo: false,
    role: 'owner',
  });
  expect(await shop.db.$count(adminUsers)).toBe(1);
});

test('any stored role other than packer counts as owner', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  await shop.db.insert(adminUsers).values({ userId, role: 'anything', createdAt: shop.now() });
  expect(await findAdminAccount(shop, userId)).toMatchObject({ userId, role: 'owner' });
});
