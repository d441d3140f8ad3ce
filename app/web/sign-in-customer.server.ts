import { plainIdentifier, readIdentifier } from '#domain/accounts/identifier.server.ts';
import { findLogin, type Login } from '#domain/customers/find-login.server.ts';
import { signInByEmail } from '#platform/auth/sessions.server.ts';
import { provePassword } from './prove-password.server.ts';
import type { RunningShop } from './running-shop.server.ts';
import type { Visitor } from './welcome.server.ts';

type Credentials = { identifier: string; password: string };

/** Signs in whoever knows the password of the account that an e-mail address or a phone names. */
export async function signInCustomer(visitor: Visitor, { identifier, password }: Credentials) {
  const { running, request } = visitor;
  const login = await findLoginNamed(running, identifier);
  const account = login && {
    userId: login.userId,
    open: () => signInByEmail(running.auth, { email: login.email, password }, request.headers),
  };
  return provePassword(visitor, { name: plainIdentifier(identifier), password, account });
}

/** The account of the demonstration opens no real shop. */
async function findLoginNamed(running: RunningShop, typed: string): Promise<Login | undefined> {
  const identifier = readIdentifier(typed);
  const login = identifier && (await findLogin(running.shop, identifier));
  return login && (!login.demo || running.demo) ? login : undefined;
}
