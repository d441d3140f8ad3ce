import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { phoneCodes } from '#domain/accounts/phone-codes/tables.server.ts';
import { changeDetails } from '#domain/customers/change-details.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { anAccountFor, verify } from '#test/password-reset.ts';
import { kamalaWithPhone, requestCode } from '#test/phone-codes.ts';

const phone = '+94771112233';
const dayMs = 24 * 60 * 60_000;
const wrong = { ok: false, refusal: { code: 'code-wrong' } };

test('a code, of which only the hash is stored, verifies the phone and links the guest orders of 90 days', async () => {
  const { shop, userId, received, lastCode, submitCode } = await kamalaWithPhone(phone);
  const daysAgo = (days: number) => new Date(shop.now().getTime() - days * dayMs);
  const recent = await anOrder(shop, { customerPhone: phone, createdAt: daysAgo(89) });
  await anOrder(shop, { customerPhone: phone, createdAt: daysAgo(91) });

  expect(await requestCode(shop, userId)).toEqual({ ok: true, value: undefined });
  expect(received).toEqual([
    expect.objectContaining({ phoneE164: phone, code: expect.stringMatching(/^\d{6}$/) }),
  ]);
  expect(JSON.stringify(await shop.db.select().from(phoneCodes))).not.toContain(lastCode());

  expect(await submitCode(lastCode())).toEqual({ ok: true, value: { linkedOrders: 1 } });
  expect(await findCustomer(shop, userId)).toMatchObject({ phone, isPhoneVerified: true });
  const theirs = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId));
  expect(theirs).toEqual([{ id: recent.id }]);
});

test('a code is refused for another account, after a newer code, after ten minutes, and after a change of the phone', async () => {
  const { shop, userId, lastCode, submitCode } = await kamalaWithPhone(phone);
  await requestCode(shop, userId);
  const first = lastCode();
  expect(await submitCode(first, await anAccountFor(shop, 'nimal@example.lk'))).toEqual(wrong);
  shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
  await requestCode(shop, userId);
  if (first !== lastCode()) expect(await submitCode(first)).toEqual(wrong);

  shop.clock.at = new Date(shop.clock.at.getTime() + 10 * 60_000);
  expect(await submitCode(lastCode())).toEqual(wrong);

  await requestCode(shop, userId);
  await changeDetails(shop, userId, { name: 'Kamala', email: undefined, phone: '+94715550000' });
  expect(await submitCode(lastCode())).toEqual(wrong);
});

test('verifying a phone removes it from accounts that have not verified it', async () => {
  const { shop, userId, lastCode, submitCode } = await kamalaWithPhone(phone);
  const other = await anAccountFor(shop, phone);
  await requestCode(shop, userId);
  expect(await submitCode(lastCode())).toMatchObject({ ok: true });
  expect(await findCustomer(shop, other)).toMatchObject({ phone: undefined, formerPhone: phone });
});

test('no code is sent to a landline, to a verified phone or to an account without a phone', async () => {
  const { shop, userId, received } = await kamalaWithPhone(phone);
  const nothing = { ok: false, refusal: { code: 'no-phone-to-verify' } };
  expect(await requestCode(shop, await anAccountFor(shop, '0112345678'))).toEqual(nothing);
  expect(await requestCode(shop, await anAccountFor(shop, 'nimal@example.lk'))).toEqual(nothing);
  await verify(shop, userId, phone);
  expect(await requestCode(shop, userId)).toEqual(nothing);
  expect(received).toEqual([]);
});
