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

async function whoIs(cookie: string) {
  return (await readSession(running.auth, new Headers({ cookie })))?.userId;
}

test('a stolen cookie is dead after a change of the password, and so is the one that asked for it', async () => {
  const { userId, cookie } = await aSignedUpCustomer(running, identifier);
  const stolen = cookie;
  const elsewhere = accepted(await signInFrom(running, { identifier, password: rightPassword }));

  const change = { userId, currentPassword: rightPassword, password };
  const changed = accepted(await changeFrom(running, change, { cookie }));

  expect(await whoIs(stolen)).toBeUndefined();
  expect(await whoIs(cookieHeader(elsewhere.value.setCookies))).toBeUndefined();
  expect(await whoIs(cookieHeader(changed.value.setCookies))).toBe(userId);
  expect(await shop.db.$count(sessions)).toBe(1);
  expect(await signInFrom(running, { identifier, password })).toMatchObject({ ok: true });
});

test('who does not know the old password changes nothing, and has ten attempts', async () => {
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
  expect(await whoIs(cookie)).toBe(userId);
});

test('the demonstration keeps the password that its login screen shows', async () => {
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
