import { findAdminLogin, type Login } from '#domain/accounts/find-login.server.ts';
import { readIdentifier } from '#domain/accounts/identifier.server.ts';
import type { Credentials } from '#domain/accounts/sign-in-schema.server.ts';
import { isUsername } from '#domain/accounts/username.ts';
import { mostHolders } from '#domain/customers/holders.server.ts';
import { listLogins } from '#domain/customers/list-logins.server.ts';
import { readDevice } from './device-cookie.server.ts';
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
  const device = await readDevice(running, request);
  const logins = (await listNamed(running, username)).filter((login) => mayEnter(running, login));
  // By what was typed alone, not by what was found.
  const looks = readIdentifier(username) ? mostHolders : 1;
  return provePassword(visitor, { name: username, password, logins, looks, device });
}

/** Whose name it is. An admin who is a customer too signs in by what they sign in to the shop with. */
async function listNamed({ shop }: RunningShop, typed: string): Promise<Login[]> {
  const named = isUsername(typed) ? await findAdminLogin(shop, typed) : undefined;
  if (named) return [named];
  const identifier = readIdentifier(typed);
  return identifier ? listLogins(shop, identifier, { adminsOnly: true }) : [];
}
