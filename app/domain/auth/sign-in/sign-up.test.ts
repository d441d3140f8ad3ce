import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isPlaceholderEmail, parseIdentifier } from '#domain/accounts/identifier.server.ts';
import { accounts, customers, sessions, users } from '#domain/accounts/tables.server.ts';
import { listLogins } from '#domain/customers/identifiers/list-logins.server.ts';
import { afterFirstRead } from '#test/after-first-read.ts';
import { verify } from '#test/password-reset.ts';
import { openTestShop } from '#test/shop.ts';
import { createAndSignIn, signUp } from './sign-up.server.ts';

function newCustomer(typed: string, name = 'Kamala Silva') {
  const identifier = parseIdentifier(typed);
  if (!identifier) throw new Error(`${typed} is neither e-mail nor phone.`);
  return { name, identifier, passwordHash: 'salt:key' };
}

test('an account made by e-mail stores the address in lower case, unverified, and no phone', async () => {
  const shop = await openTestShop();
  const made = await signUp(shop, newCustomer('Kamala@Example.lk'));

  const [user] = await shop.db.select().from(users);
  expect(made).toEqual({ ok: true, value: { userId: user?.id } });
  expect(user).toMatchObject({ name: 'Kamala Silva', demo: false });
  expect(isPlaceholderEmail(user?.email ?? 'none')).toBe(true);
  expect(await shop.db.select().from(customers)).toMatchObject([
    { userId: user?.id, email: 'kamala@example.lk', emailVerifiedAt: null, phone: '' },
  ]);
  expect(await shop.db.select().from(accounts)).toMatchObject([
    { userId: user?.id, providerId: 'credential', password: 'salt:key' },
  ]);
});

test('an account made by phone stores the number as E.164, unverified, and no e-mail address', async () => {
  const shop = await openTestShop();
  await signUp(shop, newCustomer('077 123 4567'));
  expect(await shop.db.select().from(customers)).toMatchObject([
    { phone: '+94771234567', phoneVerifiedAt: null, email: '' },
  ]);
});

test.each(['kamala@example.lk', '0771234567'])(
  '%s blocks no sign-up while unverified; once an account has verified it, another sign-up is refused and stores nothing',
  async (typed) => {
    const shop = await openTestShop();
    await signUp(shop, newCustomer(typed, 'Mallory'));
    const made = await signUp(shop, newCustomer(typed));
    if (!made.ok) throw new Error('Refused.');

    await verify(shop, made.value.userId, typed);
    const refused = { ok: false, refusal: { code: 'already-used' } };
    expect(await signUp(shop, newCustomer(typed.toUpperCase(), 'Somebody else'))).toEqual(refused);
    expect(await shop.db.$count(users)).toBe(2);
    expect(await shop.db.$count(customers)).toBe(2);
    expect(await shop.db.$count(accounts)).toBe(2);
  },
);

test('a form that is sent three times at once makes one account', async () => {
  const shop = await openTestShop();
  const signUpKey = crypto.randomUUID();
  const form = { ...newCustomer('0771234567'), signUpKey };
  const made = await Promise.all([1, 2, 3].map(() => signUp(shop, form)));
  expect(made.filter((one) => one.ok)).toHaveLength(1);
  expect(made).toContainEqual({ ok: false, refusal: { code: 'repeated' } });
  expect(await shop.db.$count(users)).toBe(1);
});

test('an account is found by the e-mail or the phone that it was made with, and by nothing else', async () => {
  const shop = await openTestShop();
  const ids = new Map<string, string>();
  for (const typed of ['kamala@example.lk', '0771234567']) {
    const made = await signUp(shop, newCustomer(typed));
    if (made.ok) ids.set(typed, made.value.userId);
  }
  const userIdsOf = async (typed: string) => {
    const identifier = parseIdentifier(typed);
    return identifier && (await listLogins(shop, identifier)).map(({ userId }) => userId);
  };
  expect(await userIdsOf('Kamala@example.lk')).toEqual([ids.get('kamala@example.lk')]);
  expect(await userIdsOf('77 123 4567')).toEqual([ids.get('0771234567')]);
  expect(await userIdsOf('nobody@example.lk')).toEqual([]);
  expect(await userIdsOf('0112345678')).toEqual([]);
});

test('a form that is sent twice opens no session if the password is changed in the meantime', async () => {
  const shop = await openTestShop();
  const { passwordHash: _, ...customer } = newCustomer('kamala@example.lk');
  const password = 'sesame-and-turmeric';
  const form = { ...customer, password, signUpKey: crypto.randomUUID() };
  const first = await createAndSignIn(shop, form);
  const userId = first.ok ? first.value.userId : '';
  await shop.db.delete(sessions);

  const interruptedShop = afterFirstRead(shop, () =>
    shop.db.update(accounts).set({ password: 'new:hash' }).where(eq(accounts.userId, userId)),
  );
  expect(await createAndSignIn(interruptedShop, form)).toMatchObject({ ok: true });

  expect(await shop.db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
  expect(await shop.db.$count(users)).toBe(2);
});
