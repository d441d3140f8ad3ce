import { expect, test } from 'vitest';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { customers } from '#domain/accounts/tables.server.ts';
import { changeDetails } from '#domain/customers/change-details.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { anAccountFor, identifierOf, verify } from '#test/password-reset.ts';
import { openTestShop } from '#test/shop.ts';
import { listLogins } from './list-logins.server.ts';
import { verifyIdentifier } from './verify-identifier.server.ts';

const phone = '0771234567';

async function verifyFor(shop: Shop, userId: string, typed = phone) {
  const result = await inTransaction(shop, async (shop) => {
    await lockAccount(shop, userId);
    return ok(await verifyIdentifier(shop, { userId, identifier: identifierOf(typed) }));
  });
  return result.ok && result.value;
}

async function loginsOf(shop: Shop, typed: string) {
  const logins = await listLogins(shop, identifierOf(typed));
  return logins.map(({ userId }) => userId);
}

test('an account that verifies a phone takes it over from other accounts, which can still sign in with it', async () => {
  const shop = await openTestShop();
  const mallory = await anAccountFor(shop, phone);
  const kamala = await anAccountFor(shop, phone);
  expect(await verifyFor(shop, kamala)).toBe(true);

  const withoutPhone = { phone: undefined, formerPhone: '+94771234567', isPhoneVerified: false };
  expect(await findCustomer(shop, mallory)).toMatchObject(withoutPhone);
  expect(await findCustomer(shop, kamala)).toMatchObject({ isPhoneVerified: true });
  expect(await loginsOf(shop, phone)).toEqual([kamala, mallory]);
});

test('a phone that another account has verified, or that the account does not have, is not verified', async () => {
  const shop = await openTestShop();
  const kamala = await anAccountFor(shop, phone);
  const nimal = await anAccountFor(shop, 'nimal@example.lk');
  await verifyFor(shop, kamala);
  expect(await verifyFor(shop, nimal)).toBe(false);
  // Gives both accounts the phone, as if both had entered it before the verification.
  await shop.db.update(customers).set({ phone: '+94771234567' });
  expect(await verifyFor(shop, nimal)).toBe(false);
  expect(await findCustomer(shop, kamala)).toMatchObject({ isPhoneVerified: true });
});

test('of twenty accounts that verify the same phone at once, one keeps it and the others lose it', async () => {
  const shop = await openTestShop();
  const people = [];
  for (let person = 0; person < 20; person += 1) people.push(await anAccountFor(shop, phone));
  const results = await Promise.all(people.map((userId) => verifyFor(shop, userId)));
  expect(results.filter(Boolean)).toHaveLength(1);
  const rows = await shop.db.select().from(customers);
  expect(rows.filter((row) => row.phone !== '')).toHaveLength(1);
  expect(rows.filter((row) => row.formerPhone !== '')).toHaveLength(19);
});

test('two accounts that take over a phone and an e-mail address from each other at once cause no deadlock', async () => {
  const shop = await openTestShop();
  const details = { name: 'X', email: 'x@example.lk', phone: '+94771234567' };
  const pair = [await anAccountFor(shop, phone), await anAccountFor(shop, phone)];
  for (const userId of pair) await changeDetails(shop, userId, details);
  const [one = '', two = ''] = pair;
  await Promise.all([verifyFor(shop, one), verifyFor(shop, two, 'x@example.lk')]);
  expect(await findCustomer(shop, one)).toMatchObject({ isPhoneVerified: true, email: undefined });
  expect(await findCustomer(shop, two)).toMatchObject({ isEmailVerified: true, phone: undefined });
});

test('accounts that enter a phone while another account verifies it do not keep it', async () => {
  const shop = await openTestShop();
  const kamala = await anAccountFor(shop, phone);
  const others = [];
  for (let n = 0; n < 5; n += 1) others.push(await anAccountFor(shop, `person-${n}@example.lk`));
  await Promise.all([
    ...others.map((userId) =>
      changeDetails(shop, userId, { name: 'X', email: undefined, phone: '+94771234567' }),
    ),
    verifyFor(shop, kamala),
  ]);
  const rows = await shop.db.select().from(customers);
  expect(rows.filter((row) => row.phone !== '').map(({ userId }) => userId)).toEqual([kamala]);
});

test('verifying again keeps the time of the first verification', async () => {
  const shop = await openTestShop();
  const kamala = await anAccountFor(shop, phone);
  await verify(shop, kamala, phone);
  const first = shop.now();
  shop.clock.at = new Date('2026-12-01T00:00:00Z');
  await verify(shop, kamala, phone);
  expect(await shop.db.select().from(customers)).toMatchObject([{ phoneVerifiedAt: first }]);
});
