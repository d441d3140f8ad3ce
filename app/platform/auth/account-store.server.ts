import { type BetterAuthOptions, createLogger } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { generateRandomString } from 'better-auth/crypto';
import { createInternalAdapter } from 'better-auth/db';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database.server.ts';

export type AuthTables = Record<'user' | 'session' | 'account', PgTable>;

const daySeconds = 24 * 60 * 60;

/** The options that decide what Better Auth stores, and how long a session lasts: use prolongs it, once a day. */
export const storeOptions = {
  user: {
    additionalFields: {
      username: { type: 'string', required: false, input: false },
      demo: { type: 'boolean', input: false, defaultValue: false },
    },
  },
  session: {
    expiresIn: 7 * daySeconds,
    updateAge: daySeconds,
    additionalFields: {
      secondFactorAt: { type: 'date', required: false, input: false },
      panelUsedAt: { type: 'date', required: false, input: false },
    },
  },
  advanced: {
    ipAddress: { disableIpTracking: true },
    // The tables lack Better Auth's columns for other ways to sign in, IP addresses and browsers.
    database: { generateId: 'uuid', validateSchema: false },
  },
} satisfies BetterAuthOptions;

export function authAdapter(db: Database, tables: AuthTables) {
  return drizzleAdapter(db as never, { provider: 'pg', schema: tables, transaction: false });
}

/** Runs Better Auth's reads and writes of its tables on the given connection, such as the caller's transaction. */
export function accountStore(db: Database, tables: AuthTables) {
  const adapter = authAdapter(db, tables)(storeOptions);
  const context = {
    options: storeOptions,
    logger: createLogger({ disabled: true }),
    hooks: [],
    generateId: () => false as const,
  };
  return { rows: adapter, ...createInternalAdapter(adapter as never, context) };
}

/** Returns a token as long and as random as Better Auth's own. */
export function newSessionToken(): string {
  return generateRandomString(32);
}
