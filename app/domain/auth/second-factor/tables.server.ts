import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from '#domain/accounts/tables.server.ts';
import { randomId, timestamptz } from '#domain/kernel/columns.server.ts';

/** The authenticator app of an admin. A row is an enrolment that was verified by a code. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Holds the secret shared with the app, encrypted with the shop's own secret. */
  encryptedSecret: text('sealed_secret').notNull(),
  /** The newest time step whose code was accepted: neither it nor an older one is accepted again. */
  lastStep: integer().notNull(),
  enrolledAt: timestamptz().notNull(),
});

/** Recovery codes for an admin who has lost the app. Each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    hash: text().notNull(),
    usedAt: timestamptz(),
  },
  (code) => [unique('recovery_codes_once').on(code.userId, code.hash)],
);

const purposes = ['switch-on', 'join', 'replace'] as const;
/**
 * Names the reason for an enrolment: to switch two-factor on for all admins, to enrol because it is required, or to
 * change to another app.
 */
export type EnrolmentPurpose = (typeof purposes)[number];

/**
 * Holds enrolments whose secret is shown and not verified by a code yet. Each belongs to one session, so that two people
 * who know the same password never see the same secret.
 */
export const pendingEnrolments = pgTable(
  // Keeps the table name from when a pending enrolment was called an offer.
  'second_factor_offers',
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    encryptedSecret: text('sealed_secret').notNull(),
    purpose: text({ enum: purposes }).notNull(),
    createdAt: timestamptz().notNull(),
  },
  (pending) => [
    check(
      'second_factor_offers_purpose_known',
      sql`${pending.purpose} in ('switch-on', 'join', 'replace')`,
    ),
  ],
);
