import { expect, test } from 'vitest';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { findPassword } from '#domain/auth/passwords/find-password.server.ts';
import { verifyPassword } from '#platform/auth/passwords.server.ts';
import { anAccountFor, identifierOf, verify } from '#test/password-reset.ts';
import { codeSecret, otherCode, phoneOfTests } from '#test/phone-codes.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { listResetRequests } from './list-reset-requests.server.ts';
import { requestReset } from './request-password-reset.server.ts';
import { resetPasswordByCode } from './reset-by-code.server.ts';

const phone = '+94771112233';
const password = 'cardamom-and-clove';
const wrong = { ok: false, refusal: { code: 'code-wrong' } };
const accepted = { ok: true, value: undefined };

async function openShopWithKamala({ verified = true } = {}) {
  const { listener, received, lastCode } = phoneOfTests();
  const shop = await openTestShop({ listeners: [listener] });
  const userId = await anAccountFor(shop, phone);
  if (verified) await verify(shop, userId, phone);
  const ask = (typed = phone, clientAddress = '203.0.113.7') =>
    requestReset(shop, {
      ...{ identifier: identifierOf(typed), language: 'en', clientAddress, codeSecret },
      resetUrl: (token) => token,
    });
  const submit = (code: string, phoneE164 = phone) =>
    resetPasswordByCode(shop, { phoneE164, code, password, codeSecret });
  return { shop, userId, received, lastCode, ask, submit };
}

test('a code to a verified phone sets the password once, even if it is submitted twenty times at once', async () => {
  const { shop, userId, lastCode, ask, submit } = await openShopWithKamala();
  expect(await ask()).toEqual(accepted);
  expect(await submit(otherCode(lastCode()))).toEqual(wrong);
  expect(await submit(lastCode(), '+94779998877')).toEqual(wrong);
  const results = await Promise.all(Array.from({ length: 20 }, () => submit(lastCode())));
  expect(results.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { userId } }]);
  const hash = (await findPassword(shop, userId))?.passwordHash ?? '';
  expect(await verifyPassword({ hash, password })).toBe(true);
  expect(await submit(lastCode())).toEqual(wrong);
});

test('known and unknown phones get the same response, and a request by an unverified phone waits for the owner', async () => {
  const { shop, received, ask } = await openShopWithKamala({ verified: false });
  expect(await ask()).toEqual(accepted);
  expect(await ask('0779998877')).toEqual(accepted);
  expect(received).toEqual([]);
  expect(await listResetRequests(await anOwner(shop))).toHaveLength(1);
});

test('a request by a verified landline, which no SMS reaches, waits for the owner', async () => {
  const { listener, received } = phoneOfTests();
  const shop = await openTestShop({ listeners: [listener] });
  const landline = '+94112345678';
  await verify(shop, await anAccountFor(shop, landline), landline);
  await requestReset(shop, {
    ...{ identifier: identifierOf(landline), language: 'en', clientAddress: '203.0.113.7' },
    ...{ codeSecret, resetUrl: (token) => token },
  });
  expect(received).toEqual([]);
  expect(await listResetRequests(await anOwner(shop))).toMatchObject([{ phone: landline }]);
});

test('an admin of the panel gets no code', async () => {
  const { shop, userId, received, ask } = await openShopWithKamala();
  await grantPanelAccess(shop, userId);
  expect(await ask()).toEqual(accepted);
  expect(received).toEqual([]);
});

test('a code that was sent before its customer became an admin sets no password', async () => {
  const { shop, userId, lastCode, ask, submit } = await openShopWithKamala();
  await ask();
  await grantPanelAccess(shop, userId);
  expect(await submit(lastCode())).toEqual(wrong);
});

test('a request beyond the hourly budget of codes gets the usual response and no code', async () => {
  const { shop, received, ask } = await openShopWithKamala();
  for (let turn = 0; turn < 5; turn += 1) {
    shop.clock.at = new Date(shop.clock.at.getTime() + 60_000);
    expect(await ask(phone, `203.0.113.${turn}`)).toEqual(accepted);
  }
  expect(received).toHaveLength(3);
});
