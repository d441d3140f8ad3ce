import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { findAccount } from '#domain/accounts/find-account.server.ts';
import { sessions, users } from '#domain/accounts/tables.server.ts';
import { readSession } from '#platform/auth/sessions.server.ts';
import {
  accepted,
  aSignedUpCustomer,
  rightPassword,
  signInFrom,
  signUpFrom,
} from '#test/customer-visits.ts';
import { verify } from '#test/password-reset.ts';
import { aRunningShop } from '#test/running-shop.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

let shop: TestShop;
let running: RunningShop;
beforeEach(async () => {
  shop = await openTestShop();
  running = aRunningShop(shop);
});

test.each(['kamala@example.lk', '077 123 4567'])(
  'signing up with %s signs in at once',
  async (typed) => {
    const { userId, cookie } = await aSignedUpCustomer(running, typed);
    expect(await readSession(running.auth, new Headers({ cookie }))).toMatchObject({ userId });
    expect(await findAccount(shop, userId)).toMatchObject({ name: 'Kamala Silva', isAdmin: false });
  },
);

test('a browser that signed up can sign in while strangers guess passwords', async () => {
  const { cookie } = await aSignedUpCustomer(running, '0771234567');
  const wrong = { identifier: '0771234567', password: 'wrong-password' };
  for (let guess = 0; guess < 11; guess += 1) await signInFrom(running, wrong);
  const right = { ...wrong, password: rightPassword };
  expect(await signInFrom(running, right, { cookie })).toMatchObject({ ok: true });
});

test('an e-mail address that another account has verified is refused as used, and no one is signed in to it', async () => {
  const { userId } = await aSignedUpCustomer(running, 'kamala@example.lk');
  await verify(shop, userId, 'kamala@example.lk');
  expect(await signUpFrom(running, 'KAMALA@example.lk')).toEqual({
    ok: false,
    refusal: { code: 'already-used' },
  });
  expect(await shop.db.$count(sessions)).toBe(1);
});

test('accounts with the same unverified phone do not block each other: each has its own password', async () => {
  const mallory = await aSignedUpCustomer(running, '0771234567');
  const kamala = accepted(await signUpFrom(running, '0771234567', { password: 'my-own-turmeric' }));
  const signIn = async (password: string) =>
    accepted(await signInFrom(running, { identifier: '0771234567', password })).value.userId;
  expect(await signIn(rightPassword)).toBe(mallory.userId);
  expect(await signIn('my-own-turmeric')).toBe(kamala.value.userId);
});

test('a form that is sent twice makes one account, and signs in to it each time', async () => {
  const signUpKey = randomUUID();
  const results = [
    accepted(await signUpFrom(running, '0771234567', { signUpKey })),
    accepted(await signUpFrom(running, '0771234567', { signUpKey })),
  ];
  expect(results[1]?.value.userId).toBe(results[0]?.value.userId);
  expect(await shop.db.$count(users)).toBe(1);
});

test('the key of someone else’s sign-up does not sign in to their account', async () => {
  const signUpKey = randomUUID();
  const kamala = accepted(await signUpFrom(running, '0771234567', { signUpKey }));
  for (const overrides of [{ password: 'a guess at hers' }, {}]) {
    const typed = overrides.password ? '0771234567' : '0719998877';
    const other = accepted(await signUpFrom(running, typed, { ...overrides, signUpKey }));
    expect(other.value.userId).not.toBe(kamala.value.userId);
  }
});

test('one IP address has twenty attempts to sign up an hour', async () => {
  const { userId } = await aSignedUpCustomer(running, 'kamala@example.lk');
  await verify(shop, userId, 'kamala@example.lk');
  for (let ask = 0; ask < 19; ask += 1) await signUpFrom(running, 'kamala@example.lk');
  expect(await signUpFrom(running, 'nimal@example.lk')).toEqual({
    ok: false,
    refusal: { code: 'too-many-attempts', minutes: 60, seconds: 3600 },
  });
  expect(await shop.db.$count(users)).toBe(1);
  const elsewhere = { clientAddress: '198.51.100.1' };
  expect(await signUpFrom(running, 'nimal@example.lk', elsewhere)).toMatchObject({ ok: true });
});
