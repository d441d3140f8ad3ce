import { APIError } from 'better-auth/api';
import { hashPassword } from 'better-auth/crypto';
import { Outage } from '#platform/db/is-outage.server.ts';
import { type Auth, passwordLength } from './auth.server.ts';

export type SignedIn = { userId: string; setCookies: string[] };
export type Session = { id: string; userId: string; name: string; setCookies: string[] };

type ByEmail = { email: string; password: string };
type ByUsername = { username: string; password: string };

/** Checks a username and a password. Answers the cookies of a new session, or undefined; outages are thrown. */
export function signInByUsername(
  auth: Auth,
  body: ByUsername,
  headers: Headers,
): Promise<SignedIn | undefined> {
  return opened(auth.api.signInUsername({ body, headers, returnHeaders: true }));
}

/** The same for an e-mail address, which may be one that only fills its column. */
export function signInByEmail(
  auth: Auth,
  body: ByEmail,
  headers: Headers,
): Promise<SignedIn | undefined> {
  return opened(auth.api.signInEmail({ body, headers, returnHeaders: true }));
}

type Opening = Promise<{ headers: Headers; response: { user: { id: string } } | null }>;

async function opened(opening: Opening): Promise<SignedIn | undefined> {
  try {
    const { headers, response } = await opening;
    return response ? { userId: response.user.id, setCookies: headers.getSetCookie() } : undefined;
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
