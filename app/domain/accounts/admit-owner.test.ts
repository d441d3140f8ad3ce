import { expect, test } from 'vitest';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { admitOwner } from './admit-owner.server.ts';
import { findOwner } from './find-account.server.ts';
import { adminUsers } from './tables.server.ts';

test('a customer is no owner until admitted, and being admitted twice is being admitted once', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  expect(await findOwner(shop, userId)).toBeUndefined();

  await admitOwner(shop, userId);
  await admitOwner(shop, userId);

  expect(await findOwner(shop, userId)).toEqual({
    userId,
    name: 'Kamala Silva',
    demo: false,
    role: 'owner',
  });
  expect(await shop.db.$count(adminUsers)).toBe(1);
});

test('whatever a role says, but for packer, makes an owner', async () => {
  const shop = await aCustomer(await openTestShop());
  const { userId } = shop.actor;
  await shop.db.insert(adminUsers).values({ userId, role: 'anything', createdAt: shop.now() });
  expect(await findOwner(shop, userId)).toMatchObject({ userId, role: 'owner' });
});
