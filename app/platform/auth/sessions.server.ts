import { APIError } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { Outage } from '#platform/db/is-outage.server.ts';
import { type Auth, passwordLength } from './auth.server.ts';

export type SignedIn = { userId: string; setCookies: string[] };
export type Session = { id: string; userId: string; name: string; setCookies: string[] };

/** Opens a session of an account whose password was found right; undefined where the account is gone. */
export async function openSession(
  auth: Auth,
  userId: string,
  headers: Headers,
): Promise<SignedIn | undefined> {
  try {
    const body = { userId };
    const { headers: answered } = await auth.api.openSession({
      body,
      headers,
      returnHeaders: true,
    });
    return { userId, setCookies: answered.getSetCookie() };
  } catch (thrown) {
    if (isRefusal(thrown)) return undefined;
    throw thrown;
  }
}

/** Whether it can be the username of an admin. */
export function canBeUsername(username: string): boolean {
  return /^[a-zA-Z0-9_.]{3,30}$/.test(username);
}

/**
 * Whether it is the password that was hashed so. Without a hash it computes one all the same and answers false, so that
 * the time of an answer does not tell which accounts exist. A password that is too long costs none either way.
 */
export async function isPasswordOf(hash: string | undefined, password: string): Promise<boolean> {
  if (password.length > passwordLength.max) return false;
  if (hash !== undefined) return verifyPassword({ hash, password });
  await hashPassword(password);
  return false;
}

/** Computes the one hash that a real account would have cost. */
export async function hashInVain(password: string): Promise<void> {
  if (password.length <= passwordLength.max) await hashPassword(password);
}

/** The library writes down what went wrong and keeps it to itself. All that can is that sessions are out of reach. */
function sayOutage(thrown: unknown): never {
  if (!(thrown instanceof APIError) || thrown.statusCode !== 500) throw thrown;
  throw new Outage('Sessions are out of reach', { cause: thrown });
}

/** Who the request's cookie belongs to. A session in use is prolonged, which is what the cookies are for. */
export async function readSession(auth: Auth, headers: Headers): Promise<Session | undefined> {
  const { headers: answered, response } = await auth.api
    .getSession({ headers, returnHeaders: true })
    .catch(sayOutage);
  if (!response) return undefined;
  const { id: userId, name } = response.user;
  return { id: response.session.id, userId, name, setCookies: answered.getSetCookie() };
}

/** The cookies of a session whose token has changed. */
export async function issueSession(auth: Auth, token: string, headers: Headers): Promise<string[]> {
  const { headers: answered } = await auth.api.issueSession({
    body: { token },
    headers,
    returnHeaders: true,
  });
  return answered.getSetCookie();
}

/** Ends the session on the server and answers the cookies that make the browser forget it. */
export async function signOut(auth: Auth, headers: Headers): Promise<string[]> {
  const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true });
  return answered.getSetCookie();
}

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof APIError && thrown.statusCode >= 400 && thrown.statusCode < 500;
}
