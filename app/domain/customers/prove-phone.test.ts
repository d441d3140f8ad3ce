import { expect, test } from 'vitest';
import { users } from '#domain/accounts/tables.server.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { provePhone } from './prove-phone.server.ts';

test('a link that came back from a phone proves this phone', async () => {
  const shop = await aCustomer(await openTestShop(), { phone: '+94771234567' });
  const { userId } = shop.actor;
  expect(await provePhone(shop, { userId, phone: '+94771234567' })).toBe(true);
  expect(await shop.db.select().from(users)).toMatchObject([{ phoneProvenAt: shop.now() }]);
});

test('it proves nothing of a phone that was taken since', async () => {
  const shop = await aCustomer(await openTestShop(), { phone: '+94719998888' });
  const { userId } = shop.actor;
  expect(await provePhone(shop, { userId, phone: '+94771234567' })).toBe(false);
  expect(await shop.db.select().from(users)).toMatchObject([{ phoneProvenAt: null }]);
});
