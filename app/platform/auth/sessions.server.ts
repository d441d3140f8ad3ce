import { APIError } from 'better-auth/api';
import { Outage } from '#platform/db/is-outage.server.ts';
import type { Auth } from './auth.server.ts';

export type Session = { id: string; userId: string; name: string; setCookies: string[] };

/** Returns the session of the request's cookie, and the cookies to set, because a session in use is prolonged. */
export async function readSession(auth: Auth, headers: Headers): Promise<Session | undefined> {
  // Skips Better Auth for guests, because its check is slow.
  if (!hasSessionCookie(headers)) return undefined;
  const { headers: responseHeaders, response } = await auth.api
    .getSession({ headers, returnHeaders: true })
    .catch(throwOutage);
  if (!response) return undefined;
  const { id: userId, name } = response.user;
  return { id: response.session.id, userId, name, setCookies: responseHeaders.getSetCookie() };
}

/** Returns whether the browser sent the cookie of a session, which may have ended. */
export function hasSessionCookie(headers: Headers): boolean {
  return headers.get('Cookie')?.includes('session_token=') === true;
}

/** Treats a status of 500 as an outage: Better Auth logs the fault and hides it, and only the database can cause one. */
function throwOutage(thrown: unknown): never {
  if (!(thrown instanceof APIError) || thrown.statusCode !== 500) throw thrown;
  throw new Outage('Sessions are out of reach', { cause: thrown });
}

/** Returns the cookies of the session with this token. */
export async function issueSession(auth: Auth, token: string, headers: Headers): Promise<string[]> {
  const { headers: responseHeaders } = await auth.api.issueSession({
    body: { token },
    headers,
    returnHeaders: true,
  });
  return responseHeaders.getSetCookie();
}

/**
 * Ends the session on the server and returns cookies that delete it in the browser. Throws an Outage where it could not
 * be deleted, which Better Auth only logs.
 */
export async function signOut(auth: Auth, headers: Headers): Promise<string[]> {
  const { headers: responseHeaders } = await auth.api.signOut({ headers, returnHeaders: true });
  if (await readSession(auth, headers)) throw new Outage('A session could not be deleted');
  return responseHeaders.getSetCookie();
}
