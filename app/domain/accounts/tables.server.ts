import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#domain/kernel/bilingual.ts';
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

/**
 * Links that set a new password. The token is kept as its SHA-256 only; a request that waits for the owner has none yet.
 * A link is bound to its account and to the e-mail address or phone that it goes to: neither is ever overwritten.
 */
export const resetRequests = pgTable(
  'reset_requests',
  {
    id: randomId(),
    userId: ownerOfRow(),
    /** Where the link goes: to this e-mail address, to this phone by the owner's hand, or from one admin to another. */
    channel: text({ enum: ['email', 'phone', 'admin'] }).notNull(),
    email: text(),
    phone: text(),
    language: text({ enum: languages }).notNull(),
    tokenHash: text().unique(),
    askedAt: moment().notNull(),
    expiresAt: moment(),
    usedAt: moment(),
    /** Set when a newer link replaced it, the address or phone changed, the password changed, or the owner refused it. */
    closedAt: moment(),
  },
  (request) => [
    check(
      'reset_requests_channel_known',
      sql`${request.channel} in ('email', 'admin') or (${request.channel} = 'phone' and ${request.phone} is not null)`,
    ),
    check(
      'reset_requests_link_ends',
      sql`(${request.tokenHash} is null) = (${request.expiresAt} is null)`,
    ),
    index('reset_requests_of_user').on(request.userId),
    uniqueIndex('reset_requests_one_waits_for_a_phone')
      .on(request.userId, request.phone)
      .where(
        sql`${request.channel} = 'phone' and ${request.usedAt} is null and ${request.closedAt} is null`,
      ),
  ],
);
