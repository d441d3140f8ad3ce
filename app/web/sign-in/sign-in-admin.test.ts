import { beforeEach, expect, test } from 'vitest';
import { sessions } from '#domain/accounts/tables.server.ts';
import { maxHolders } from '#domain/customers/identifiers/holders.server.ts';
import { attemptBudgets } from '#domain/limits/tables.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { countHashes } from '#test/count-hashes.ts';
import { anAccount, aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { openTestShop, type TestShop } from '#test/shop.ts';
import { readPanelVisitor } from '#web/guards/require-admin.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { signInAdmin, signInCustomer } from './sign-in.server.ts';

const password = 'sesame-and-turmeric';
const invalid = { ok: false, refusal: { code: 'invalid-credentials' } };
const minuteMs = 60_000;

let shop: TestShop;
let running: RunningShop;
beforeEach(async () => {
  shop = await openTestShop();
  await ensureSettings(shop);
  running = aRunningShop(shop);
});

function signIn(
  credentials: { username: string; password: string },
  { cookie = '', clientAddress = '203.0.113.7' } = {},
) {
  const request = new Request('http://localhost:3000/admin/sign-in', { headers: { cookie } });
  return signInAdmin({ running, request, clientAddress }, credentials);
}

async function cookiesOf(signedIn: ReturnType<typeof signIn>): Promise<string> {
  const result = await signedIn;
  if (!result.ok) throw new Error(`The sign-in was refused: ${result.refusal.code}`);
  return cookieHeader(result.value.setCookies);
}

async function ownerSignedInBy(cookie: string) {
  const request = new Request('http://localhost:3000/admin', { headers: { cookie } });
  return (await readPanelVisitor(running, request))?.admin;
}

test('an owner with the right password gets a session that opens the panel', async () => {
  const userId = await anAccount(running, { username: 'kamala', password, owner: true });
  const cookie = await cookiesOf(signIn({ username: 'kamala', password }));
  expect(await ownerSignedInBy(cookie)).toMatchObject({ userId });
});

test('wrong names, wrong passwords and accounts without admin rights get the same refusal', async () => {
  await anAccount(running, { username: 'kamala', password, owner: true });
  await anAccount(running, { username: 'shopper', password });
  const attempts = [
    { username: 'kamala', password: 'wrong-password' },
    { username: 'nobody', password },
    { username: 'shopper', password },
    { username: 'x', password },
    { username: '\0', password },
    { username: 'කමලා', password },
    { username: 'k'.repeat(10_000), password },
    { username: 'kamala', password: 'p'.repeat(10_000) },
  ];
  for (const attempt of attempts) expect(await signIn(attempt)).toEqual(invalid);
  expect(await shop.db.$count(sessions)).toBe(0);
});

test('every refusal costs as many hashes as a right password would, whatever was typed', async () => {
  await anAccount(running, { username: 'kamala', password, owner: true });
  await anAccount(running, { username: 'shopper', password });
  const hashesOf = (username: string) =>
    countHashes(() => signIn({ username, password: 'wrong-password' }));
  for (const username of ['kamala', 'shopper', 'nobody', 'not a name!']) {
    expect(await hashesOf(username), username).toBe(1);
  }
  for (const username of ['0771234567', 'nobody@example.lk']) {
    expect(await hashesOf(username), username).toBe(maxHolders);
  }
});

test('the account of demo mode cannot sign in to a real shop', async () => {
  await anAccount(running, { username: 'admin', password, owner: true, demo: true });
  expect(await signIn({ username: 'admin', password })).toEqual(invalid);

  running = aRunningShop(shop, { demo: { username: 'admin', password } });
  const cookie = await cookiesOf(signIn({ username: 'admin', password }));
  expect(await ownerSignedInBy(cookie)).toMatchObject({ demo: true });

  running = aRunningShop(shop);
  expect(await ownerSignedInBy(cookie)).toBeUndefined();
});

test('after ten wrong passwords unknown browsers have to wait, and no password is checked in the meantime', async () => {
  await anAccount(running, { username: 'kamala', password, owner: true });
  for (let guess = 0; guess < 10; guess += 1) {
    const clientAddress = `203.0.113.${guess}`;
    const result = await signIn(
      { username: 'kamala', password: `guess-${guess}` },
      { clientAddress },
    );
    expect(result).toEqual(invalid);
  }
  shop.clock.at = new Date(shop.clock.at.getTime() + 5 * minuteMs);

  const hashes = await countHashes(async () => {
    expect(await signIn({ username: 'kamala', password })).toEqual({
      ok: false,
      refusal: { code: 'too-many-attempts', minutes: 10, seconds: 600 },
    });
  });
  expect(hashes).toBe(0);

  shop.clock.at = new Date(shop.clock.at.getTime() + 10 * minuteMs);
  expect(await signIn({ username: 'kamala', password })).toMatchObject({ ok: true });
});

test('a browser that signed in before is not kept out by strangers, and has a budget of its own', async () => {
  await anAccount(running, { username: 'kamala', password, owner: true });
  const cookie = await cookiesOf(signIn({ username: 'kamala', password }));
  for (let guess = 0; guess < 11; guess += 1) await signIn({ username: 'kamala', password: 'no' });
  expect(await signIn({ username: 'kamala', password })).toMatchObject({ ok: false });

  for (let round = 0; round < 2; round += 1) {
    for (let guess = 0; guess < 9; guess += 1) {
      expect(await signIn({ username: 'kamala', password: 'no' }, { cookie })).toEqual(invalid);
    }
    expect(await signIn({ username: 'kamala', password }, { cookie })).toMatchObject({ ok: true });
  }
  for (let guess = 0; guess < 10; guess += 1) {
    await signIn({ username: 'kamala', password: 'no' }, { cookie });
  }
  expect(await signIn({ username: 'kamala', password }, { cookie })).toMatchObject({
    refusal: { code: 'too-many-attempts' },
  });
});

test('a browser that signed in to one account is unknown to another', async () => {
  await anAccount(running, { username: 'kamala', password, owner: true });
  await anAccount(running, { username: 'nimal', password, owner: true });
  const cookie = await cookiesOf(signIn({ username: 'kamala', password }));
  for (let guess = 0; guess < 10; guess += 1) {
    await signIn({ username: 'nimal', password: 'no' }, { cookie });
  }
  const result = await signIn({ username: 'nimal', password });
  expect(result).toMatchObject({ refusal: { code: 'too-many-attempts' } });
});

test('attempts with an unknown username are limited like those with a known one, however long it is', async () => {
  const username = 'n'.repeat(10_000);
  for (let guess = 0; guess < 10; guess += 1) await signIn({ username, password: 'no' });
  expect(await signIn({ username, password: 'no' })).toMatchObject({
    refusal: { code: 'too-many-attempts' },
  });
  const buckets = await shop.db.select({ bucket: attemptBudgets.bucket }).from(attemptBudgets);
  for (const { bucket } of buckets) expect(bucket.length).toBeLessThan(100);
});

test('all spellings of a phone number, in the panel and in the shop, share the attempts of that number', async () => {
  for (const username of ['0771234567', '077 123 4567', '+94771234567']) {
    await signIn({ username, password: 'no' });
  }
  const request = new Request('http://localhost:3000/sign-in');
  const visitor = { running, request, clientAddress: '203.0.113.7' };
  await signInCustomer(visitor, { identifier: '077-123-4567', password: 'no' });
  const budgets = await shop.db.select().from(attemptBudgets);
  const shared = budgets.filter(({ bucket }) => bucket.startsWith('sign-in:name:'));
  expect(shared).toMatchObject([{ used: 4 }]);
});

test.each([
  { from: 'address', first: '203.0.113.7', last: '203.0.113.7', other: '203.0.113.8' },
  {
    from: 'IPv6 network',
    first: '2001:db8:1:2::1',
    last: '2001:db8:1:2:ffff::1',
    other: '2001:db8:1:3::1',
  },
])('one $from has thirty attempts for all names together', async ({ first, last, other }) => {
  for (let guess = 0; guess < 30; guess += 1) {
    const attempt = { username: `name-${guess}`, password: 'no' };
    const clientAddress = guess % 2 ? first : last;
    expect(await signIn(attempt, { clientAddress })).toEqual(invalid);
  }
  const another = { username: 'another', password: 'no' };
  expect(await signIn(another, { clientAddress: last })).toMatchObject({
    refusal: { code: 'too-many-attempts' },
  });
  expect(await signIn(another, { clientAddress: other })).toEqual(invalid);
});

test('a successful sign-in spends no attempt, from however many new browsers', async () => {
  await anAccount(running, { username: 'kamala', password, owner: true });
  for (let browser = 0; browser < 12; browser += 1) {
    expect(await signIn({ username: 'kamala', password })).toMatchObject({ ok: true });
  }
});
