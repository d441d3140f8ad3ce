import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { username } from 'better-auth/plugins';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database.server.ts';
import { log } from '#platform/log/log.server.ts';
import { issueSessionPlugin } from './issue-session.server.ts';

export type AuthTables = Record<'user' | 'session' | 'account' | 'verification', PgTable>;

export type AuthOptions = {
  db: Database;
  tables: AuthTables;
  secret: string;
  baseUrl: string;
  /** The shop stands behind https: cookies are marked Secure and carry the __Host- prefix. */
  https: boolean;
};

const dayInSeconds = 24 * 60 * 60;

/**
 * Accounts, sessions and password hashes. It is called from our own actions and has no address of its own, which is
 * why its limiter is off: that one sees only requests to its own address. Ours stands in every action.
 */
export function openAuth({ db, tables, secret, baseUrl, https }: AuthOptions) {
  return betterAuth({
    appName: 'Sandhi',
    baseURL: baseUrl,
    secret,
    database: drizzleAdapter(db as never, { provider: 'pg', schema: tables, transaction: false }),
    user: { additionalFields: { demo: { type: 'boolean', input: false, defaultValue: false } } },
    session: { expiresIn: 7 * dayInSeconds, updateAge: dayInSeconds },
    plugins: [username(), issueSessionPlugin],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // A wrong password is an answer and no event. Of a fault only this line knows the cause: what is thrown hides it.
    logger: { level: 'error', log: (_level, said, cause) => log.error({ err: cause }, said) },
    advanced: {
      ipAddress: { disableIpTracking: true },
      database: { generateId: 'uuid' },
      useSecureCookies: false,
      cookiePrefix: https ? '__Host-sandhi' : 'sandhi',
      defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: 'lax', path: '/' },
    },
  });
}

export type Auth = ReturnType<typeof openAuth>;
