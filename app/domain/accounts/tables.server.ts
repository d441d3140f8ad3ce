import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#domain/kernel/bilingual.ts';
import { randomId, timestamptz } from '#domain/kernel/columns.server.ts';
import { withoutJoiners } from '#domain/kernel/search-text.server.ts';
import { panelLanguages } from './panel-language.ts';

/**
 * Everyone who can sign in. Better Auth writes this table, `sessions` and `accounts`, only through
 * `account-writes.server.ts`; its columns for other ways to sign in are left out.
 */
export const users = pgTable('users', {
  id: randomId(),
  name: text().notNull(),
  /**
   * A placeholder in a column that Better Auth requires to be unique. A customer's address is in the customer's record.
   */
  email: text().notNull().unique(),
  /** Never true: which e-mail address is verified is in the customer's record too. */
  emailVerified: boolean().notNull().default(false),
  username: text().unique(),
  /** The account that demo mode creates and shows on the login screen. It cannot enter a real shop. */
  demo: boolean().notNull().default(false),
  createdAt: timestamptz().notNull(),
  updatedAt: timestamptz().notNull(),
});

const userIdColumn = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: randomId(),
    token: text().notNull().unique(),
    userId: userIdColumn(),
    expiresAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull(),
    updatedAt: timestamptz().notNull(),
    /** When this session verified the second factor. Null: only the password was checked. */
    secondFactorAt: timestamptz(),
    /** When this session last used the panel, to within a minute; background refreshes do not count. */
    panelUsedAt: timestamptz(),
  },
  (session) => [index('sessions_of_user').on(session.userId)],
);

/** The credentials of a user: in this shop a password. */
export const accounts = pgTable(
  'accounts',
  {
    id: randomId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: userIdColumn(),
    password: text(),
    createdAt: timestamptz().notNull(),
    updatedAt: timestamptz().notNull(),
  },
  (account) => [index('accounts_of_user').on(account.userId)],
);

/** The admins: a row gives an account access to the panel, and the role 'packer' restricts it. */
export const adminUsers = pgTable(
  'admin_users',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().notNull().default('owner'),
    createdAt: timestamptz().notNull(),
    /** When this admin last used the panel, to within a minute. Outlives the session. Null: never. */
    lastSeenAt: timestamptz(),
    /** The language of the panel for this admin. */
    panelLanguage: text({ enum: panelLanguages }).notNull().default('both'),
  },
  (admin) => [
    check('admin_users_role_named', sql`${admin.role} <> ''`),
    check('admin_users_panel_language_known', sql`${admin.panelLanguage} in ('both', 'en', 'si')`),
  ],
);

/**
 * Links that set a new password. Stores only the SHA-256 of the token; a request that waits for the owner has none yet.
 * A link is bound to its account and to its e-mail address or phone number, neither of which is ever overwritten.
 */
export const resetRequests = pgTable(
  'reset_requests',
  {
    id: randomId(),
    userId: userIdColumn(),
    /** How the link is sent: by e-mail, in a message of the owner to a phone number, or by another admin. */
    channel: text({ enum: ['email', 'phone', 'admin'] }).notNull(),
    email: text(),
    phone: text(),
    language: text({ enum: languages }).notNull(),
    tokenHash: text().unique(),
    askedAt: timestamptz().notNull(),
    expiresAt: timestamptz(),
    usedAt: timestamptz(),
    /** Set when a newer link replaced it, the address, phone or password changed, or the owner refused it. */
    closedAt: timestamptz(),
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

/**
 * The record that signing up creates. The customer signs in by e-mail address (lower case) or phone (E.164); either may be
 * empty. Accounts may share an identifier until one of them verifies it, see `verifyIdentifier` of #domain/customers.
 */
export const customers = pgTable(
  'customers',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull().default(''),
    /** When a link that was sent to this address was opened. Null for an unverified address. */
    emailVerifiedAt: timestamptz(),
    phone: text().notNull().default(''),
    phoneVerifiedAt: timestamptz(),
    /** An identifier that another account has since verified. Remains valid for signing in until the details are saved. */
    formerEmail: text().notNull().default(''),
    formerPhone: text().notNull().default(''),
    /** Idempotency key, generated with the page of the sign-up form, so that submitting it twice makes one account. */
    signUpKey: uuid().unique(),
    createdAt: timestamptz().notNull(),
  },
  (customer) => [
    check(
      'customers_verified_is_given',
      sql`(${customer.emailVerifiedAt} is null or ${customer.email} <> '') and (${customer.phoneVerifiedAt} is null or ${customer.phone} <> '')`,
    ),
    uniqueIndex('customers_one_verified_email')
      .on(customer.email)
      .where(sql`${customer.emailVerifiedAt} is not null`),
    uniqueIndex('customers_one_verified_phone')
      .on(customer.phone)
      .where(sql`${customer.phoneVerifiedAt} is not null`),
    index('customers_of_email').on(customer.email),
    index('customers_of_former_email')
      .on(customer.formerEmail)
      .where(sql`${customer.formerEmail} <> ''`),
    index('customers_of_former_phone')
      .on(customer.formerPhone)
      .where(sql`${customer.formerPhone} <> ''`),
    index('customers_in_book').on(customer.phone, customer.createdAt, customer.name),
    index('customers_by_words').using('gin', sql`${withoutJoiners(customer.name)} gin_trgm_ops`),
    index('customers_by_digits').using('gin', customer.phone.op('gin_trgm_ops')),
  ],
);
