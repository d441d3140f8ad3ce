import { expect, test } from 'vitest';
import { isInternalEmail, readIdentifier } from '#domain/accounts/identifier.server.ts';
import { accounts, users } from '#domain/accounts/tables.server.ts';
import { openTestShop } from '#test/shop.ts';
import { findLogin } from './find-login.server.ts';
import { signUp } from './sign-up.server.ts';
import { customers } from './tables.server.ts';

function newCustomer(typed: string, name = 'Kamala Silva') {
  const identifier = readIdentifier(typed);
  if (!identifier) throw new Error(`${typed} names nobody.`);
  return { name, identifier, passwordHash: 'salt:key' };
}

test('an account made by e-mail keeps the address in small letters, and no phone', async () => {
  const shop = await openTestShop();
  const made = await signUp(shop, newCustomer('Kamala@Example.lk'));

  const [user] = await shop.db.select().from(users);
  expect(made).toEqual({ ok: true, value: { userId: user?.id, email: 'kamala@example.lk' } });
  expect(user).toMatchObject({ name: 'Kamala Silva', email: 'kamala@example.lk', demo: false });
  expect(await shop.db.select().from(customers)).toEqual([
    {
      userId: user?.id,
      name: 'Kamala Silva',
      email: 'kamala@example.lk',
      phone: '',
      createdAt: shop.now(),
    },
  ]);
  expect(await shop.db.select().from(accounts)).toMatchObject([
    { userId: user?.id, providerId: 'credential', password: 'salt:key' },
  ]);
});

test('an account made by phone keeps it as E.164; its e-mail address is nobody’s and is not shown', async () => {
  const shop = await openTestShop();
  await signUp(shop, newCustomer('077 123 4567'));

  const [user] = await shop.db.select().from(users);
  expect(isInternalEmail(user?.email ?? 'none')).toBe(true);
  expect(await shop.db.select().from(customers)).toMatchObject([
    { userId: user?.id, phone: '+94771234567', email: '' },
  ]);
});

test('what names an account already makes no second one, however it is written, and leaves no half', async () => {
  const shop = await openTestShop();
  await signUp(shop, newCustomer('kamala@example.lk'));
  await signUp(shop, newCustomer('0771234567'));
  for (const typed of ['KAMALA@example.lk', '+94 77 123 4567']) {
    expect(await signUp(shop, newCustomer(typed, 'Somebody else'))).toEqual({
      ok: false,
      refusal: { code: 'already-used' },
    });
  }
  expect(await shop.db.$count(users)).toBe(2);
  expect(await shop.db.$count(customers)).toBe(2);
  expect(await shop.db.$count(accounts)).toBe(2);
});

test('two who sign up with the same phone at once are one', async () => {
  const shop = await openTestShop();
  const made = await Promise.all([1, 2, 3].map(() => signUp(shop, newCustomer('0771234567'))));
  expect(made.filter((one) => one.ok)).toHaveLength(1);
  expect(await shop.db.$count(users)).toBe(1);
});

test('an account is found by the e-mail or the phone that it was made with, and by nothing else', async () => {
  const shop = await openTestShop();
  await signUp(shop, newCustomer('kamala@example.lk'));
  await signUp(shop, newCustomer('0771234567', 'Nimal'));

  const named = async (typed: string) => {
    const identifier = readIdentifier(typed);
    return identifier && (await findLogin(shop, identifier))?.name;
  };
  expect(await named('Kamala@example.lk')).toBe('Kamala Silva');
  expect(await named('77 123 4567')).toBe('Nimal');
  expect(await named('nobody@example.lk')).toBeUndefined();
  expect(await named('0112345678')).toBeUndefined();
});
