import { findOwner } from '#domain/accounts/find-owner.server.ts';
import { findUserByUsername } from '#domain/accounts/find-user.server.ts';
import { readIdentifier } from '#domain/accounts/identifier.server.ts';
import type { Credentials } from '#domain/accounts/sign-in-schema.server.ts';
import { findLogin } from '#domain/customers/find-login.server.ts';
import { findPassword } from '#domain/passwords/find-password.server.ts';
import { canBeUsername, signInByEmail, signInByUsername } from '#platform/auth/sessions.server.ts';
import { provePassword } from './prove-password.server.ts';
import { mayEnter } from './require-owner.server.ts';
import type { RunningShop } from './running-shop.server.ts';
import type { Visitor } from './welcome.server.ts';

/**
 * Opens the panel to whoever knows an owner's password, and answers the cookies that say so. No session is ever made
 * for an account that may not enter, however right its password is: it is refused like an unknown one.
 */
export async function signInOwner(visitor: Visitor, { username, password }: Credentials) {
  const { running, request } = visitor;
  const named = await findNamed(running, username);
  const { auth } = running;
  const open = () =>
    named?.email === undefined
      ? signInByUsername(auth, { username, password }, request.headers)
      : signInByEmail(auth, { email: named.email, password }, request.headers);
  const account =
    named && (await mayBeProven(running, named.userId)) ? { ...named, open } : undefined;
  return provePassword(visitor, { name: username, password, account });
}

type Named = { userId: string; email?: string };

/** Whose name it is. An admin who is a customer too signs in by what they sign in to the shop with. */
async function findNamed({ shop }: RunningShop, typed: string): Promise<Named | undefined> {
  const user = canBeUsername(typed) ? await findUserByUsername(shop, typed) : undefined;
  if (user) return { userId: user.id };
  const identifier = readIdentifier(typed);
  return identifier && findLogin(shop, identifier);
}

/** Who has not chosen a password yet has none to prove. */
async function mayBeProven(running: RunningShop, userId: string): Promise<boolean> {
  const owner = await findOwner(running.shop, userId);
  if (!owner || !mayEnter(running, owner)) return false;
  return Boolean((await findPassword(running.shop, userId))?.knownHash);
}
