import { beforeEach, expect, test } from 'vitest';
import { sessions } from '#domain/accounts/tables.server.ts';
import { readSession } from '#platform/auth/sessions.server.ts';
import { accepted, aSignedUpCustomer, rightPassword, signInFrom } from '#test/customer-visits.ts';
import { changeFrom } from '#test/password-reset-visits.ts';
import { anAccount, aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

const identifier = '0771234567';
const password = 'cardamom-and-clove';

let shop: TestShop;
let running: RunningShop;
beforeEach(async () => {
  shop = await openTestShop();
  running = aRunningShop(shop);
});

async function userIdOf(cookie: string) {
  return (await readSession(running.auth, new Headers({ cookie })))?.userId;
}

test('a change of the password ends every earlier session, also that of the browser that changed it', async () => {
  const { userId, cookie } = await aSignedUpCustomer(running, identifier);
  const stolen = cookie;
  const elsewhere = accepted(await signInFrom(running, { identifier, password: rightPassword }));

  const change = { userId, currentPassword: rightPassword, password };
  const changed = accepted(await changeFrom(running, change, { cookie }));

  expect(await userIdOf(stolen)).toBeUndefined();
  expect(await userIdOf(cookieHeader(elsewhere.value.setCookies))).toBeUndefined();
  expect(await userIdOf(cookieHeader(changed.value.setCookies))).toBe(userId);
  expect(await shop.db.$count(sessions)).toBe(1);
  expect(await signInFrom(running, { identifier, password })).toMatchObject({ ok: true });
});

test('without the old password nothing is changed, and there are ten attempts', async () => {
  const { userId, cookie } = await aSignedUpCustomer(running, identifier);
  const change = { userId, currentPassword: 'guessed-it', password };
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await changeFrom(running, change)).toEqual({
      ok: false,
      refusal: { code: 'wrong-password' },
    });
  }
  expect(await changeFrom(running, change)).toMatchObject({
    refusal: { code: 'too-many-attempts' },
  });
  expect(await userIdOf(cookie)).toBe(userId);
});

test('the account of demo mode keeps the password that its sign-in screen shows', async () => {
  const userId = await anAccount(running, {
    username: 'admin',
    password: rightPassword,
    demo: true,
  });
  const change = { userId, currentPassword: rightPassword, password };
  expect(await changeFrom(running, change)).toEqual({
    ok: false,
    refusal: { code: 'demo-account' },
  });
});
