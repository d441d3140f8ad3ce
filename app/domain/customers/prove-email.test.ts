import { expect, test } from 'vitest';
import { users } from '#domain/accounts/tables.server.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { proveEmail } from './prove-email.server.ts';

test('a mailed link that came back proves the address that it was mailed to', async () => {
  const shop = await aCustomer(await openTestShop(), { email: 'kamala@example.lk' });
  const { userId } = shop.actor;
  expect(await proveEmail(shop, { userId, email: 'Kamala@example.lk' })).toBe(true);
  expect(await shop.db.select().from(users)).toMatchObject([{ emailVerified: true }]);
});

test('it proves nothing of an address that was taken since', async () => {
  const shop = await aCustomer(await openTestShop(), { email: 'new@example.lk' });
  const { userId } = shop.actor;
  expect(await proveEmail(shop, { userId, email: 'old@example.lk' })).toBe(false);
  expect(await shop.db.select().from(users)).toMatchObject([{ emailVerified: false }]);
});
