import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { customers, sessions, users } from '#domain/accounts/tables.server.ts';
import { setPassword } from '#domain/auth/passwords/set-password.server.ts';
import { maxHolders } from '#domain/customers/identifiers/holders.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import { readSession } from '#platform/auth/sessions.server.ts';
import { countHashes } from '#test/count-hashes.ts';
import {
  accepted,
  aSignedUpCustomer,
  type Browser,
  rightPassword,
  signInFrom,
} from '#test/customer-visits.ts';
import { anAccount, aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { endSession } from './end-session.server.ts';
import { signInAdmin } from './sign-in.server.ts';

const invalid = { ok: false, refusal: { code: 'invalid-credentials' } };
const password = rightPassword;

let shop: TestShop;
let running: RunningShop;
beforeEach(async () => {
  shop = await openTestShop();
  running = aRunningShop(shop);
});

async function userIdOf(cookie: string) {
  return (await readSession(running.auth, new Headers({ cookie })))?.userId;
}

async function cookieOf(identifier: string, browser: Browser = {}) {
  const { value } = accepted(await signInFrom(running, { identifier, password }, browser));
  return cookieHeader(value.setCookies);
}

test('a customer signs in with the e-mail address or phone of the sign-up, however it is typed', async () => {
  const kamala = await aSignedUpCustomer(running, 'kamala@example.lk');
  const nimal = await aSignedUpCustomer(running, '0771234567');
  for (const typed of ['kamala@example.lk', ' KAMALA@Example.lk ']) {
    expect(await userIdOf(await cookieOf(typed))).toBe(kamala.userId);
  }
  for (const typed of ['077 123 4567', '+94771234567']) {
    expect(await userIdOf(await cookieOf(typed))).toBe(nimal.userId);
  }
});

test('identifiers of no account, of one account and of several accounts get the same result after the same number of hashes', async () => {
  await aSignedUpCustomer(running, '0770000001');
  await aSignedUpCustomer(running, '0770000001');
  await aSignedUpCustomer(running, 'kamala@example.lk');
  await aSignedUpCustomer(running, '0771234567');
  const tried = [
    'kamala@example.lk',
    'nobody@example.lk',
    '0771234567',
    '0770000001',
    '0777654321',
    'neither e-mail nor phone',
  ];
  for (const identifier of tried) {
    const attempt = async () =>
      expect(await signInFrom(running, { identifier, password: 'wrong-password' })).toEqual(
        invalid,
      );
    expect(await countHashes(attempt), identifier).toBe(maxHolders);
  }
});

test('nobody can sign in by the internal e-mail address of an account that was made with a phone', async () => {
  await aSignedUpCustomer(running, '0771234567');
  const [{ email } = { email: '' }] = await shop.db.select().from(users);
  expect(await signInFrom(running, { identifier: email, password })).toEqual(invalid);
});

test('the account of demo mode cannot sign in to a real shop', async () => {
  const userId = await anAccount(running, { username: 'admin', password, demo: true });
  const identifier = '0771234567';
  const record = { userId, name: 'Demo', phone: '+94771234567', createdAt: shop.now() };
  await shop.db.insert(customers).values(record);
  expect(await signInFrom(running, { identifier, password })).toEqual(invalid);
});

test('signing in ends the session that the browser had before and opens a new one', async () => {
  const { userId, cookie } = await aSignedUpCustomer(running, 'kamala@example.lk');
  const renewed = await cookieOf('kamala@example.lk', { cookie });
  expect(renewed).not.toBe(cookie);
  expect(await userIdOf(cookie)).toBeUndefined();
  expect(await userIdOf(renewed)).toBe(userId);
  expect(await shop.db.$count(sessions)).toBe(1);
});

test('a stolen cookie is no longer valid after signing out, or after a change of the password', async () => {
  const { userId, cookie } = await aSignedUpCustomer(running, 'kamala@example.lk');
  const other = await cookieOf('kamala@example.lk');

  const request = new Request('http://localhost:3000/sign-out', { headers: { cookie } });
  const deletionCookies = await endSession(running, request);
  expect(deletionCookies.map((one) => one.split('=')[0])).toContain('sandhi_cart');
  expect(await userIdOf(cookie)).toBeUndefined();
  expect(await userIdOf(other)).toBe(userId);

  const passwordHash = await hashPassword('another-sesame');
  await setPassword(running.shop, { userId, passwordHash });
  expect(await userIdOf(other)).toBeUndefined();
});

test('a session in use is prolonged', async () => {
  const { userId, cookie } = await aSignedUpCustomer(running, 'kamala@example.lk');
  const soon = new Date(Date.now() + 86_400_000);
  await shop.db.update(sessions).set({ expiresAt: soon }).where(eq(sessions.userId, userId));
  const session = await readSession(running.auth, new Headers({ cookie }));
  expect(session?.setCookies).toHaveLength(1);
  const [kept] = await shop.db.select().from(sessions);
  expect(kept?.expiresAt.getTime()).toBeGreaterThan(soon.getTime());
});

test('the username and the phone number of one account share ten attempts, and the response does not reveal it', async () => {
  const userId = await anAccount(running, { username: 'kamala', password, owner: true });
  const owned = { userId, name: 'Kamala', email: '', phone: '+94771234567', createdAt: shop.now() };
  await shop.db.insert(customers).values(owned);
  const clientAddress = '198.51.100.1';
  const request = new Request('http://localhost:3000/admin/sign-in');
  for (let guess = 0; guess < 10; guess += 1) {
    const visitor = { running, request, clientAddress: `198.51.100.${guess}` };
    await signInAdmin(visitor, { username: 'kamala', password: `guess-${guess}` });
  }
  const attempt = { identifier: '0771234567', password };
  const hashes = await countHashes(async () => {
    expect(await signInFrom(running, attempt, { clientAddress })).toEqual(invalid);
  });
  expect(hashes).toBe(maxHolders);
});
