import { APIError } from 'better-auth/api';
import { hashPassword } from 'better-auth/crypto';
import { type Auth, passwordLength } from './auth.server.ts';

export type SignedIn = { userId: string; setCookies: string[] };
export type Session = { userId: string; name: string; setCookies: string[] };

/** Checks a username and a password. Answers the cookies of a new session, or undefined; outages are thrown. */
export async function signInByUsername(
  auth: Auth,
  credentials: { username: string; password: string },
  headers: Headers,
): Promise<SignedIn | undefined> {
  try {
    const { headers: answered, response } = await auth.api.signInUsername({
      body: credentials,
      headers,
      returnHeaders: true,
    });
    if (!response) return undefined;
    return { userId: response.user.id, setCookies: answered.getSetCookie() };
  } catch (thrown) {
    if (isRefusal(thrown)) return undefined;
    throw thrown;
  }
}

/** Names that the library refuses without looking at the password. */
export function canBeUsername(username: string): boolean {
  return /^[a-zA-Z0-9_.]{3,30}$/.test(username);
}

/**
 * Computes the one hash that a real account would have cost, so that the time of an answer does not tell which names
 * exist. A password that is too long costs none either way.
 */
export async function hashInVain(password: string): Promise<void> {
  if (password.length <= passwordLength.max) await hashPassword(password);
}

/** Who the request's cookie belongs to. A session in use is prolonged, which is what the cookies are for. */
export async function readSession(auth: Auth, headers: Headers): Promise<Session | undefined> {
  const { headers: answered, response } = await auth.api.getSession({
    headers,
    returnHeaders: true,
  });
  if (!response) return undefined;
  const { id: userId, name } = response.user;
  return { userId, name, setCookies: answered.getSetCookie() };
}

/** Ends the session on the server and answers the cookies that make the browser forget it. */
export async function signOut(auth: Auth, headers: Headers): Promise<string[]> {
  const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true });
  return answered.getSetCookie();
}

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof APIError && thrown.statusCode >= 400 && thrown.statusCode < 500;
}
