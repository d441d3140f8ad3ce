import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '#domain/accounts/tables.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { requestEmailVerification } from './request-email-verification.server.ts';
import { verifyEmail } from './verify-email.server.ts';

const unusable = { ok: false, refusal: { code: 'link-unusable' } };
const email = 'kamala@example.lk';

async function kamalaWithALink() {
  const shop = await openTestShop();
  const kamala = await aCustomer(shop, { email });
  const { userId } = kamala.actor;
  let token = '';
  const linkTo = (newToken: string) => {
    token = newToken;
    return newToken;
  };
  await requestEmailVerification(kamala, { userId, language: 'en', linkTo });
  return { shop, kamala, userId, token };
}

const isVerified = async ({ shop, userId }: Awaited<ReturnType<typeof kamalaWithALink>>) =>
  (await findCustomer(shop, userId))?.isEmailVerified;

test('the link verifies the address once, and guest orders are linked', async () => {
  const kamala = await kamalaWithALink();
  const { shop, userId, token } = kamala;
  await anOrder(shop, { customerEmail: email });
  expect(await isVerified(kamala)).toBe(false);

  expect(await verifyEmail(shop, { userId, token })).toEqual({
    ok: true,
    value: { linkedOrders: 1 },
  });

  expect(await isVerified(kamala)).toBe(true);
  expect(await verifyEmail(shop, { userId, token })).toEqual(unusable);
});

test("another customer's link is refused, and verifies the address of neither customer", async () => {
  const kamala = await kamalaWithALink();
  const { shop, token } = kamala;
  const nimal = await aCustomer(shop);
  const { userId } = nimal.actor;

  expect(await verifyEmail(shop, { userId, token })).toEqual(unusable);
  expect(await verifyEmail(shop, { userId, token: 'nothing' })).toEqual(unusable);

  expect((await findCustomer(shop, userId))?.isEmailVerified).toBe(false);
  expect(await isVerified(kamala)).toBe(false);
});

test('the link expires after a day', async () => {
  const kamala = await kamalaWithALink();
  const { shop, userId, token } = kamala;
  shop.clock.at = new Date('2026-11-22T03:30:00.000Z');

  expect(await verifyEmail(shop, { userId, token })).toEqual(unusable);
  expect(await isVerified(kamala)).toBe(false);
});

test('a link to an address that the account no longer has is refused', async () => {
  const kamala = await kamalaWithALink();
  const { shop, userId, token } = kamala;
  await shop.db
    .update(customers)
    .set({ email: 'new@example.lk' })
    .where(eq(customers.userId, userId));

  expect(await verifyEmail(shop, { userId, token })).toEqual(unusable);
  expect(await isVerified(kamala)).toBe(false);
});
