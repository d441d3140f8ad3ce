import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '#domain/accounts/tables.server.ts';
import { secondFactors } from '#domain/auth/second-factor/tables.server.ts';
import { anAccountFor } from '#test/password-reset.ts';
import { aRunningShop, cookieHeader } from '#test/running-shop.ts';
import { openTestShop } from '#test/shop.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import {
  hasVerifiedFactor,
  hasVerifiedPassword,
  type KnownBrowser,
  readKnownBrowser,
  writeKnownBrowser,
  writeKnownBrowserWithFactor,
} from './known-browser-cookie.server.ts';

let running: RunningShop;
let kamala: string;
let nimal: string;
beforeEach(async () => {
  running = aRunningShop(await openTestShop());
  kamala = await anAccountFor(running.shop, 'kamala@example.lk', 'hers:hash');
  nimal = await anAccountFor(running.shop, 'nimal@example.lk', 'his:hash');
});

function requestWith(setCookie: string): Request {
  return new Request('http://localhost', { headers: { cookie: cookieHeader([setCookie]) } });
}

async function signIn(userId: string, before?: KnownBrowser | undefined) {
  return readKnownBrowser(running, requestWith(await writeKnownBrowser(running, before, userId)));
}

const hasVerified = (browser: KnownBrowser | undefined, userId: string, passwordHash: string) =>
  hasVerifiedPassword(running, browser, { userId, passwordHash });

test('a browser is recognized by its id and by the accounts that it signed in to, newest first', async () => {
  const first = await signIn(kamala);
  const second = await signIn(nimal, first);
  expect(second?.id).toBe(first?.id);
  expect(second?.passwordFingerprints.map(([userId]) => userId)).toEqual([nimal, kamala]);
  expect(second?.factorFingerprints).toEqual([]);
});

test('a browser is recognized for accounts whose password it verified, until the password changes', async () => {
  const browser = await signIn(kamala);
  expect(hasVerified(browser, kamala, 'hers:hash')).toBe(true);
  expect(hasVerified(browser, nimal, 'his:hash')).toBe(false);
  expect(hasVerified(browser, kamala, 'new:hash')).toBe(false);
  expect(hasVerified(undefined, kamala, 'hers:hash')).toBe(false);
});

test('a verified second factor counts until it is replaced, and signing in to another account keeps it', async () => {
  const { shop } = running;
  const factor = { userId: kamala, encryptedSecret: 'one', lastStep: 1, enrolledAt: shop.now() };
  await shop.db.insert(secondFactors).values(factor);
  expect(await hasVerifiedFactor(running, await signIn(kamala), kamala)).toBe(false);

  const withFactor = await writeKnownBrowserWithFactor(running, undefined, kamala);
  const browser = await signIn(nimal, await readKnownBrowser(running, requestWith(withFactor)));
  expect(await hasVerifiedFactor(running, browser, kamala)).toBe(true);
  expect(await hasVerifiedFactor(running, browser, nimal)).toBe(false);
  expect(hasVerified(browser, kamala, 'hers:hash')).toBe(true);

  await shop.db.update(secondFactors).set({ encryptedSecret: 'another' });
  expect(await hasVerifiedFactor(running, browser, kamala)).toBe(false);
});

test('a fingerprint reveals nothing of the password and differs between shops', async () => {
  const [entry] = (await signIn(kamala))?.passwordFingerprints ?? [];
  expect(entry?.[1]).toMatch(/^[\w-]{16}$/);
  const other = aRunningShop(running.shop, { secret: 'of another shop, as long as it has to be' });
  const elsewhere = await readKnownBrowser(
    other,
    requestWith(await writeKnownBrowser(other, undefined, kamala)),
  );
  expect(elsewhere?.passwordFingerprints[0]?.[1]).not.toBe(entry?.[1]);
});

test('the cookie is kept for a year, out of reach of scripts', async () => {
  const setCookie = await writeKnownBrowser(running, undefined, kamala);
  expect(setCookie).toMatch(/Max-Age=31536000/);
  expect(setCookie).toMatch(/HttpOnly/);
  expect(setCookie).toMatch(/SameSite=Lax/);
});

test('over HTTPS the cookie is Secure and has the __Host- prefix', async () => {
  const setCookie = await writeKnownBrowser({ ...running, https: true }, undefined, kamala);
  expect(setCookie).toMatch(/^__Host-sandhi_device=.*Secure/);
});

test('a browser remembers ten accounts and no more, and the cookie stays below 4,000 characters', async () => {
  let browser: KnownBrowser | undefined;
  for (let account = 0; account < 12; account += 1) {
    const withFactor = await writeKnownBrowserWithFactor(running, browser, randomUUID());
    expect(withFactor.length).toBeLessThan(4000);
    browser = await readKnownBrowser(running, requestWith(withFactor));
  }
  expect(browser?.passwordFingerprints).toHaveLength(10);
  expect(browser?.factorFingerprints).toHaveLength(10);
});

test('a cookie that another shop signed, or that was changed, is read as no known browser', async () => {
  const other = aRunningShop(running.shop, { secret: 'of another shop, as long as it has to be' });
  const foreign = await writeKnownBrowser(other, undefined, kamala);
  expect(await readKnownBrowser(running, requestWith(foreign))).toBeUndefined();
  const own = await writeKnownBrowser(running, undefined, kamala);
  expect(await readKnownBrowser(running, requestWith(own.replace('=', '=x')))).toBeUndefined();
});

test('a browser has not verified a password that was changed since', async () => {
  const { shop } = running;
  const browser = await signIn(kamala);
  await shop.db.update(accounts).set({ password: 'new:hash' }).where(eq(accounts.userId, kamala));
  expect(hasVerified(browser, kamala, 'new:hash')).toBe(false);
  expect(hasVerified(await signIn(kamala, browser), kamala, 'new:hash')).toBe(true);
});
