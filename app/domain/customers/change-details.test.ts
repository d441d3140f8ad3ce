import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { requestEmailVerification } from '#domain/customers/identifiers/request-email-verification.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { waitForBlockedTransaction } from '#test/blocked-transaction.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { changeDetails } from './change-details.server.ts';
import { findCustomer, hasFormerIdentifier } from './find-customer.server.ts';
import { emailVerifications } from './tables.server.ts';

const email = 'kamala@example.lk';
const phone = '+94771112233';
const name = 'Kamala Silva';

async function verifiedKamala() {
  const shop = await openTestShop();
  const { actor } = await aCustomer(shop, { name, email, phone });
  const verified = { emailVerifiedAt: shop.now(), phoneVerifiedAt: shop.now() };
  await shop.db.update(customers).set(verified).where(eq(customers.userId, actor.userId));
  return { shop, userId: actor.userId };
}

const verificationsOf = async (shop: Shop, userId: string) => {
  const { isEmailVerified, isPhoneVerified } = (await findCustomer(shop, userId)) ?? {};
  return [isEmailVerified, isPhoneVerified];
};

test('a new name keeps the e-mail address and the phone verified', async () => {
  const { shop, userId } = await verifiedKamala();
  await changeDetails(shop, userId, { name: 'Kamala Perera', email, phone });

  expect(await findCustomer(shop, userId)).toMatchObject({ name: 'Kamala Perera', email, phone });
  expect(await shop.db.select().from(customers)).toMatchObject([{ name: 'Kamala Perera' }]);
  expect(await verificationsOf(shop, userId)).toEqual([true, true]);
});

test('a new e-mail address is not verified, and links to the old one are void', async () => {
  const { shop, userId } = await verifiedKamala();
  await changeDetails(shop, userId, { name, email: 'new@example.lk', phone });
  expect(await verificationsOf(shop, userId)).toEqual([false, true]);

  await requestEmailVerification(shop, { userId, language: 'en', linkTo: (token) => token });
  await changeDetails(shop, userId, { name, email, phone });
  expect(await verificationsOf(shop, userId)).toEqual([false, true]);
  expect(await shop.db.select().from(emailVerifications)).toEqual([]);
});

test('a new phone is not verified, nor is a phone that was removed and added again', async () => {
  const { shop, userId } = await verifiedKamala();
  await changeDetails(shop, userId, { name, email, phone: '+94719998877' });
  expect(await verificationsOf(shop, userId)).toEqual([true, false]);

  await changeDetails(shop, userId, { name, email, phone: undefined });
  await changeDetails(shop, userId, { name, email, phone });
  expect(await verificationsOf(shop, userId)).toEqual([true, false]);
});

test('a new name that waits for a change of the e-mail address is refused, and does not restore the old address', async () => {
  const { shop, userId } = await verifiedKamala();
  const results: { renamed?: ReturnType<typeof changeDetails> } = {};

  await inTransaction(shop, async (inside) => {
    await changeDetails(inside, userId, { name, email: 'new@example.lk', phone });
    const renamed = { name: 'Kamala Perera', email, phone, keepsContact: true };
    results.renamed ??= changeDetails(shop, userId, renamed);
    await waitForBlockedTransaction(inside);
    return ok();
  });

  expect(await results.renamed).toMatchObject({ refusal: { code: 'changes-contact' } });
  expect(await findCustomer(shop, userId)).toMatchObject({ name, email: 'new@example.lk' });
});

test('an e-mail address and a phone that another account has verified are refused, and nothing changes', async () => {
  const { shop, userId } = await verifiedKamala();
  const other = await aCustomer(shop);
  const before = await findCustomer(shop, other.actor.userId);

  expect(await changeDetails(shop, other.actor.userId, { name: 'X', email, phone })).toEqual({
    ok: false,
    refusal: { code: 'already-used', fields: ['email', 'phone'] },
  });
  expect(await findCustomer(shop, other.actor.userId)).toEqual(before);
  expect(await verificationsOf(shop, userId)).toEqual([true, true]);
});

test('several accounts may enter the same unverified e-mail address and phone at once', async () => {
  const shop = await openTestShop();
  const people = [await aCustomer(shop), await aCustomer(shop), await aCustomer(shop)];
  const results = await Promise.all(
    people.map(({ actor }) => changeDetails(shop, actor.userId, { name, email, phone })),
  );
  expect(results.every((result) => result.ok)).toBe(true);
});

test('saving the details clears an identifier that another account took over', async () => {
  const { shop, userId } = await verifiedKamala();
  await shop.db.update(customers).set({ formerPhone: '+94719998877' });
  expect(await hasFormerIdentifier(shop, userId)).toBe(true);
  await changeDetails(shop, userId, { name, email, phone });
  expect(await hasFormerIdentifier(shop, userId)).toBe(false);
});

test('an e-mail address or a phone can be removed from an account, but not both', async () => {
  const { shop, userId } = await verifiedKamala();
  expect(await changeDetails(shop, userId, { name, email: undefined, phone: undefined })).toEqual({
    ok: false,
    refusal: { code: 'needs-contact' },
  });

  await changeDetails(shop, userId, { name, email: undefined, phone });
  expect(await findCustomer(shop, userId)).toMatchObject({ email: undefined, phone });
  expect(await shop.db.select().from(customers)).toMatchObject([{ email: '' }]);
});

test('saving the details of an owner without a customer’s record creates one', async () => {
  const shop = await anOwner(await openTestShop());
  await changeDetails(shop, shop.actor.userId, { name: 'Owner', email: 'o@example.lk', phone });
  expect(await shop.db.select().from(customers)).toMatchObject([{ name: 'Owner', phone }]);
});
