import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Database } from '#platform/db/database.server.ts';
import { log } from '#platform/log/log.server.ts';
import { type AuthTables, authDatabase, storeOptions } from './account-store.server.ts';

export type AuthOptions = {
  db: Database;
  tables: AuthTables;
  secret: string;
  baseUrl: string;
  /** The shop stands behind https: cookies are marked Secure and carry the __Host- prefix. */
  https: boolean;
};

/** Writes the cookie of a session that was opened. It has no address: only our own code can call it. */
const issueSessionPlugin = {
  id: 'issue-session',
  endpoints: {
    issueSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ token: z.string() }) },
      async (ctx) => {
        const session = await ctx.context.internalAdapter.findSession(ctx.body.token);
        if (!session) throw new APIError('NOT_FOUND');
        await setSessionCookie(ctx, session, false);
        return ctx.json({ issued: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;

/**
 * Sessions and their cookies. The library has no address of its own here, which is why its limiter is off: that one
 * sees only requests to its own address. Ours stands in every use case.
 */
export function openAuth({ db, tables, secret, baseUrl, https }: AuthOptions) {
  return betterAuth({
    ...storeOptions,
    appName: 'Sandhi',
    baseURL: baseUrl,
    secret,
    database: authDatabase(db, tables),
    plugins: [issueSessionPlugin],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Of a fault only this line knows the cause: the error that is thrown hides it.
    logger: { level: 'error', log: (_level, text, cause) => log.error({ err: cause }, text) },
    advanced: {
      ...storeOptions.advanced,
      useSecureCookies: false,
      cookiePrefix: https ? '__Host-sandhi' : 'sandhi',
      defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: 'lax', path: '/' },
    },
  });
}

export type Auth = ReturnType<typeof openAuth>;
