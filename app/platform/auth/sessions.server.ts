import { APIError } from 'better-auth/api';
import { Outage } from '#platform/db/is-outage.server.ts';
import type { Auth } from './auth.server.ts';

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
