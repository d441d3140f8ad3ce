import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isInternalEmail } from '#domain/accounts/identifier.server.ts';
import { users } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { askEmailProof } from './ask-email-proof.server.ts';
import { changeDetails } from './change-details.server.ts';
import { findCustomer } from './find-customer.server.ts';
import { customers, emailProofs } from './tables.server.ts';

const email = 'kamala@example.lk';
const phone = '+94771112233';
const name = 'Kamala Silva';

async function provenKamala() {
  const shop = await openTestShop();
  const { actor } = await aCustomer(shop, { name, email, phone });
  const proven = { emailVerified: true, phoneProvenAt: shop.now() };
  await shop.db.update(users).set(proven).where(eq(users.id, actor.userId));
  return { shop, userId: actor.userId };
}

const proofsOf = async (shop: Shop, userId: string) => {
  const { isEmailProven, isPhoneProven } = (await findCustomer(shop, userId)) ?? {};
  return [isEmailProven, isPhoneProven];
};

test('a new name leaves proven what was proven', async () => {
  const { shop, userId } = await provenKamala();
  await changeDetails(shop, userId, { name: 'Kamala Perera', email, phone });

  expect(await findCustomer(shop, userId)).toMatchObject({ name: 'Kamala Perera', email, phone });
  expect(await shop.db.select().from(customers)).toMatchObject([{ name: 'Kamala Perera' }]);
  expect(await proofsOf(shop, userId)).toEqual([true, true]);
});

test('a new e-mail address is not proven, and links to the old one are out', async () => {
  const { shop, userId } = await provenKamala();
  await changeDetails(shop, userId, { name, email: 'new@example.lk', phone });
  expect(await proofsOf(shop, userId)).toEqual([false, true]);

  await askEmailProof(shop, { userId, language: 'en', linkTo: (token) => token });
  await changeDetails(shop, userId, { name, email, phone });
  expect(await proofsOf(shop, userId)).toEqual([false, true]);
  expect(await shop.db.select().from(emailProofs)).toEqual([]);
});

test('a new phone is not proven, and one that is taken away comes back unproven', async () => {
  const { shop, userId } = await provenKamala();
  await changeDetails(shop, userId, { name, email, phone: '+94719998877' });
  expect(await proofsOf(shop, userId)).toEqual([true, false]);

  await changeDetails(shop, userId, { name, email, phone: undefined });
  await changeDetails(shop, userId, { name, email, phone });
  expect(await proofsOf(shop, userId)).toEqual([true, false]);
});

test('what names another account is refused, and nothing changes', async () => {
  const { shop, userId } = await provenKamala();
  const other = await aCustomer(shop, { email: 'nimal@example.lk', phone: '+94712223344' });
  const before = await findCustomer(shop, userId);

  expect(
    await changeDetails(shop, userId, {
      name: 'X',
      email: 'nimal@example.lk',
      phone: '+94712223344',
    }),
  ).toEqual({ ok: false, refusal: { code: 'already-used', fields: ['email', 'phone'] } });

  expect(await findCustomer(shop, userId)).toEqual(before);
  expect(await findCustomer(shop, other.actor.userId)).toMatchObject({ phone: '+94712223344' });
});

test('two who take the same phone at once are one', async () => {
  const shop = await openTestShop();
  const people = [await aCustomer(shop), await aCustomer(shop), await aCustomer(shop)];
  const answers = await Promise.all(
    people.map(({ actor }) => changeDetails(shop, actor.userId, { name, email: undefined, phone })),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers).toContainEqual({
    ok: false,
    refusal: { code: 'already-used', fields: ['phone'] },
  });
});

test('an account without e-mail and phone would be nobody’s, so one of them stays', async () => {
  const { shop, userId } = await provenKamala();
  expect(await changeDetails(shop, userId, { name, email: undefined, phone: undefined })).toEqual({
    ok: false,
    refusal: { code: 'needs-contact' },
  });

  await changeDetails(shop, userId, { name, email: undefined, phone });
  const [user] = await shop.db.select().from(users);
  expect(isInternalEmail(user?.email ?? 'none')).toBe(true);
  expect(await findCustomer(shop, userId)).toMatchObject({ email: undefined, phone });
  expect(await shop.db.select().from(customers)).toMatchObject([{ email: '' }]);
});

test('an owner without a customer’s record gets one by filling it in', async () => {
  const shop = await anOwner(await openTestShop());
  await changeDetails(shop, shop.actor.userId, { name: 'Owner', email: 'o@example.lk', phone });
  expect(await shop.db.select().from(customers)).toMatchObject([{ name: 'Owner', phone }]);
});
