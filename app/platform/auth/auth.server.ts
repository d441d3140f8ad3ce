import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Database } from '#platform/db/database.server.ts';
import { log } from '#platform/log/log.server.ts';
import { type AuthTables, authAdapter, storeOptions } from './account-store.server.ts';

export type AuthOptions = {
  db: Database;
  tables: AuthTables;
  secret: string;
  baseUrl: string;
  /** Set when the shop is behind https: cookies are marked Secure and carry the __Host- prefix. */
  https: boolean;
};

/** Writes the cookie of a new session. It has no URL: only our own code can call it. */
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
 * Handles sessions and their cookies. Better Auth has no URL of its own here, so its rate limiter, which sees only requests
 * to that URL, is off; the shop's own limits apply instead.
 */
export function openAuth({ db, tables, secret, baseUrl, https }: AuthOptions) {
  return betterAuth({
    ...storeOptions,
    appName: 'Sandhi',
    baseURL: baseUrl,
    secret,
    database: authAdapter(db, tables),
    plugins: [issueSessionPlugin],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Logs the cause of a fault here, because the error that Better Auth throws omits it.
    logger: { level: 'error', log: (_level, text, cause) => log.error({ err: cause }, text) },
    advanced: {
      ...storeOptions.advanced,
      // Off even with https, because it would put __Secure- before the __Host- prefix.
      useSecureCookies: false,
      cookiePrefix: https ? '__Host-sandhi' : 'sandhi',
      defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: 'lax', path: '/' },
    },
  });
}

export type Auth = ReturnType<typeof openAuth>;
