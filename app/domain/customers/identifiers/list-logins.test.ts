import { expect, test } from 'vitest';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { anOrder } from '#test/order.ts';
import { anAccountFor, identifierOf, verify } from '#test/password-reset.ts';
import { openTestShop } from '#test/shop.ts';
import { maxHolders } from './holders.server.ts';
import { listLogins } from './list-logins.server.ts';

const typed = '0771234567';
const identifier = identifierOf(typed);

async function addStrangers(shop: Shop, count: number) {
  const ids = [];
  for (let n = 0; n < count; n += 1) ids.push(await anAccountFor(shop, typed));
  return ids;
}

test('of many accounts with the same unverified phone, the oldest are listed', async () => {
  const shop = await openTestShop();
  const kamala = await anAccountFor(shop, typed);
  shop.clock.at = new Date('2026-11-21T04:00:00.000Z');
  await addStrangers(shop, 5);
  const logins = await listLogins(shop, identifier);
  expect(logins).toHaveLength(maxHolders);
  expect(logins[0]).toMatchObject({ userId: kamala, passwordHash: 'old:hash', demo: false });
});

test('accounts that this browser signed in to, with orders or with the phone verified are listed before older accounts', async () => {
  const shop = await openTestShop();
  await addStrangers(shop, 5);
  shop.clock.at = new Date('2026-11-21T04:00:00.000Z');
  const [ordered = '', known = ''] = await addStrangers(shop, 2);
  await anOrder(shop, { userId: ordered });
  const found = await listLogins(shop, identifier, { knownIds: [known] });
  expect(found.slice(0, 2).map(({ userId }) => userId)).toEqual([known, ordered]);

  const [verified = ''] = await addStrangers(shop, 1);
  await verify(shop, verified, typed);
  expect((await listLogins(shop, identifier))[0]?.userId).toBe(verified);
});

test('for the panel only admins are listed', async () => {
  const shop = await openTestShop();
  await addStrangers(shop, 4);
  shop.clock.at = new Date('2026-11-21T04:00:00.000Z');
  const admin = await anAccountFor(shop, typed);
  await grantPanelAccess(shop, admin);
  const found = await listLogins(shop, identifier, { adminsOnly: true });
  expect(found.map(({ userId }) => userId)).toEqual([admin]);
});
