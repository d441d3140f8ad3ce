import { isPasswordOf } from '#domain/accounts/check-password.server.ts';
import { endSessions } from '#domain/accounts/end-sessions.server.ts';
import type { Login } from '#domain/accounts/find-login.server.ts';
import { findPassword } from '#domain/auth/passwords/find-password.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { TooMany } from '#domain/limits/spend-try.server.ts';
import { openSession, type SignedIn } from '#platform/auth/sessions.server.ts';
import { type Device, isKnownTo } from './device-cookie.server.ts';
import { spendSignInTries } from './sign-in-budgets.server.ts';
import { type Visitor, welcome } from './welcome.server.ts';

export type SignInRefusal = { code: 'invalid-credentials' } | TooMany;

export type Attempt = {
  /** What was typed, in the one way it is compared. It is counted whether it names an account or not. */
  name: string;
  password: string;
  /** The accounts that it may name: several, while nobody has verified it. The password says which is meant. */
  logins: readonly Login[];
  /** How many passwords are looked at, however many accounts there are. Not less than there are logins. */
  looks: number;
  device: Device | undefined;
};

/**
 * Opens a session for whoever knows the password, in place of the one that the browser had. Unknown names, names of one
 * account and of several are refused alike, after as many hashes; who has no tries left is refused before any.
 */
export async function provePassword(
  visitor: Visitor,
  { name, password, logins, looks, device }: Attempt,
): Promise<Result<{ userId: string; setCookies: string[] }, SignInRefusal>> {
  const { running, clientAddress } = visitor;
  const known = logins.filter((login) => isKnownTo(running, device, login));
  const tried = { name, clientAddress, logins, known, deviceId: device?.id, looks };
  const spent = await spendSignInTries(running.shop, tried);
  if (!spent.ok) return spent;

  const { mayLook, giveBack } = spent.value;
  const isRight = await Promise.all(
    mayLook.map((may, at) => isPasswordOf(may ? logins[at]?.passwordHash : undefined, password)),
  );
  const login = meant(
    logins.filter((_, at) => isRight[at]),
    known,
  );
  const signedIn = login && (await openFor(visitor, login));
  if (!(login && signedIn)) return refuse({ code: 'invalid-credentials' });
  await giveBack(login);
  return ok(await welcome(visitor, signedIn, device));
}

/** Of several with the same password the one that the browser knows, else the one that was made last. */
function meant(matched: readonly Login[], known: readonly Login[]): Login | undefined {
  const newestFirst = matched.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return newestFirst.find((login) => known.includes(login)) ?? newestFirst[0];
}

/** Undefined also where the password was changed while it was looked at: no session outlives its password. */
async function openFor(
  { running, request }: Visitor,
  { userId, passwordHash }: Login,
): Promise<SignedIn | undefined> {
  const signedIn = await openSession(running.auth, userId, request.headers);
  const current = await findPassword(running.shop, userId);
  if (current?.knownHash === passwordHash) return signedIn;
  await endSessions(running.shop, userId);
  return undefined;
}
