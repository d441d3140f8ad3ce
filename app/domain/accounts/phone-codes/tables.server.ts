import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#domain/accounts/tables.server.ts';
import { timestamptz } from '#domain/kernel/columns.server.ts';
import { codePurposes } from './phone-code.ts';

/**
 * Stores codes by SMS, one per account and purpose, as keyed hashes. A code that verified a phone is deleted; one that set a
 * password is marked as used, so that the same form sent again is recognized.
 */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: codePurposes }).notNull(),
    /** The phone number that the code was sent to, as E.164. */
    phone: text().notNull(),
    codeHash: text().notNull(),
    /** The number of attempts to enter the code. */
    tries: integer().notNull().default(0),
    /** When the code set a password. */
    usedAt: timestamptz(),
    expiresAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (code) => [
    check('phone_codes_purpose_known', sql`${code.purpose} in ('verify', 'reset')`),
    check('phone_codes_tries_not_negative', sql`${code.tries} >= 0`),
    unique('phone_codes_one_of_a_purpose').on(code.userId, code.purpose),
    index('phone_codes_of_phone').on(code.phone),
    index('phone_codes_by_end').on(code.expiresAt),
  ],
);
