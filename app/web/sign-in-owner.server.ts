import { findOwner, type Owner } from '#domain/accounts/find-owner.server.ts';
import { findUserByUsername } from '#domain/accounts/find-user.server.ts';
import type { Credentials } from '#domain/accounts/sign-in-schema.server.ts';
import { canBeUsername, signInByUsername } from '#platform/auth/sessions.server.ts';
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
  const owner = await findOwnerNamed(running, username);
  const open = () => signInByUsername(running.auth, { username, password }, request.headers);
  const account = owner && { userId: owner.userId, open };
  return provePassword(visitor, { name: username, password, account });
}

async function findOwnerNamed(running: RunningShop, username: string): Promise<Owner | undefined> {
  if (!canBeUsername(username)) return undefined;
  const user = await findUserByUsername(running.shop, username);
  const owner = user && (await findOwner(running.shop, user.id));
  return owner && mayEnter(running, owner) ? owner : undefined;
}
