import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, randomId } from '#domain/kernel/columns.server.ts';

/** Whoever can sign in. The columns follow what Better Auth reads and writes. */
export const users = pgTable('users', {
  id: randomId(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  /** When a link that was sent to the account's phone came back. A new phone has to be proven anew. */
  phoneProvenAt: moment(),
  image: text(),
  username: text().unique(),
  displayUsername: text(),
  /** The account that demo mode makes and shows on the login screen. It cannot enter a real shop. */
  demo: boolean().notNull().default(false),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

const ownerOfRow = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: randomId(),
    token: text().notNull().unique(),
    userId: ownerOfRow(),
    ipAddress: text(),
    userAgent: text(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** When this session proved the second factor. Null: it knows a password, and no more. */
    secondFactorAt: moment(),
    /** When the panel was last really used by this session; within a minute, and never by a background refresh. */
    panelUsedAt: moment(),
  },
  (session) => [index('sessions_of_user').on(session.userId)],
);

/** How a user proves who they are; for this shop that is a password. */
export const accounts = pgTable(
  'accounts',
  {
    id: randomId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: ownerOfRow(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (account) => [index('accounts_of_user').on(account.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: randomId(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (verification) => [index('verifications_by_identifier').on(verification.identifier)],
);

/** Who may enter the panel: only the existence of a row counts, the role is not read. */
export const adminUsers = pgTable(
  'admin_users',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().notNull().default('owner'),
    createdAt: moment().notNull(),
    /** When the panel was last really used, within a minute. It outlives the session. Null: never yet. */
    lastSeenAt: moment(),
  },
  (admin) => [check('admin_users_role_named', sql`${admin.role} <> ''`)],
);
