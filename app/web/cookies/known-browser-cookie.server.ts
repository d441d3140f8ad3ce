import { createHmac, randomUUID } from 'node:crypto';
import { createCookie } from 'react-router';
import { z } from 'zod';
import type { Login } from '#domain/accounts/find-login.server.ts';
import { findPassword } from '#domain/auth/passwords/find-password.server.ts';
import { findEncryptedSecret } from '#domain/auth/second-factor/find-second-factor.server.ts';
import { deriveKey } from '#platform/config/secret.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

const yearInSeconds = 365 * 24 * 60 * 60;
const maxAccounts = 10;
const fingerprintLength = 16;

/**
 * A user id, with a fingerprint of the password or second factor that was entered correctly in this browser. Void once that
 * changes.
 */
const fingerprint = z.tuple([z.uuid(), z.string().length(fingerprintLength)]);
const fingerprints = z.array(fingerprint).max(maxAccounts);
/** Keeps the cookie small by short names. d: id, k: password fingerprints, f: factor fingerprints. */
const cookieSchema = z.object({ d: z.uuid(), k: fingerprints, f: fingerprints.default([]) });
type Fingerprint = z.output<typeof fingerprint>;

/**
 * A browser that signed in before: its own random id, the accounts whose password it verified, newest first, and those
 * whose second factor it verified. It grants no access: it only gives the browser its own budget of attempts.
 */
export type KnownBrowser = {
  id: string;
  passwordFingerprints: Fingerprint[];
  factorFingerprints: Fingerprint[];
};

function knownBrowserCookie({ secret, https }: RunningShop) {
  return createCookie(https ? '__Host-sandhi_device' : 'sandhi_device', {
    secrets: [deriveKey('device-cookie', secret)],
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    path: '/',
    maxAge: yearInSeconds,
  });
}

/** Reads what is known of the browser. Undefined where it never signed in, or the cookie is not signed by us. */
export async function readKnownBrowser(
  running: RunningShop,
  request: Request,
): Promise<KnownBrowser | undefined> {
  const cookieValue: unknown = await knownBrowserCookie(running).parse(
    request.headers.get('Cookie'),
  );
  const browser = cookieSchema.safeParse(cookieValue);
  if (!browser.success) return undefined;
  const { d: id, k: passwordFingerprints, f: factorFingerprints } = browser.data;
  return { id, passwordFingerprints, factorFingerprints };
}

/** Returns whether the account's current password was once entered correctly in this browser. */
export function hasVerifiedPassword(
  running: RunningShop,
  browser: KnownBrowser | undefined,
  { userId, passwordHash }: Pick<Login, 'userId' | 'passwordHash'>,
): boolean {
  return includesFingerprint(
    browser?.passwordFingerprints,
    fingerprintOf(running, userId, `password:${passwordHash}`),
  );
}

/** Returns whether a code of the account's current second factor was once entered correctly in this browser. */
export async function hasVerifiedFactor(
  running: RunningShop,
  browser: KnownBrowser | undefined,
  userId: string,
): Promise<boolean> {
  const enrolment = await findEncryptedSecret(running.shop, userId);
  if (!enrolment) return false;
  return includesFingerprint(
    browser?.factorFingerprints,
    fingerprintOf(running, userId, `second-factor:${enrolment}`),
  );
}

/** Returns the Set-Cookie value of a browser that has just verified this account's password. */
export async function writeKnownBrowser(
  running: RunningShop,
  browser: KnownBrowser | undefined,
  userId: string,
): Promise<string> {
  return knownBrowserCookie(running).serialize(await withPassword(running, browser, userId));
}

/** Returns the same for a browser that has verified this account's second factor too. */
export async function writeKnownBrowserWithFactor(
  running: RunningShop,
  browser: KnownBrowser | undefined,
  userId: string,
): Promise<string> {
  const content = await withPassword(running, browser, userId);
  const enrolment = await findEncryptedSecret(running.shop, userId);
  const f = withFirst(content.f, fingerprintOf(running, userId, `second-factor:${enrolment}`));
  return knownBrowserCookie(running).serialize({ ...content, f });
}

async function withPassword(
  running: RunningShop,
  browser: KnownBrowser | undefined,
  userId: string,
) {
  const { id = randomUUID(), passwordFingerprints = [], factorFingerprints = [] } = browser ?? {};
  const hash = (await findPassword(running.shop, userId))?.passwordHash ?? '';
  return {
    d: id,
    k: withFirst(passwordFingerprints, fingerprintOf(running, userId, `password:${hash}`)),
    f: factorFingerprints,
  };
}

/** Returns a fingerprint that changes with the verified password hash or enrolment and reveals nothing of it. */
function fingerprintOf({ secret }: RunningShop, userId: string, verified: string): Fingerprint {
  const digest = createHmac('sha256', deriveKey('device-mark', secret)).update(
    `${userId}:${verified}`,
  );
  return [userId, digest.digest('base64url').slice(0, fingerprintLength)];
}

function includesFingerprint(
  fingerprints: readonly Fingerprint[] | undefined,
  [userId, digest]: Fingerprint,
): boolean {
  return fingerprints?.some((one) => one[0] === userId && one[1] === digest) === true;
}

function withFirst(fingerprints: readonly Fingerprint[], newest: Fingerprint): Fingerprint[] {
  return [newest, ...fingerprints.filter(([userId]) => userId !== newest[0])].slice(0, maxAccounts);
}
