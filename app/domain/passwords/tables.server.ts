import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#domain/accounts/tables.server.ts';
import { languages } from '#domain/kernel/bilingual.ts';
import { moment, randomId } from '#domain/kernel/columns.server.ts';

/**
 * Whoever forgot a password. The token of the link is kept as its SHA-256 only; a request that waits for the owner has
 * none yet, and a new link takes the place of the one before.
 */
export const resetRequests = pgTable(
  'reset_requests',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the link goes: to this e-mail address, to this phone by the owner's hand, or from one admin to another. */
    channel: text({ enum: ['email', 'phone', 'admin'] }).notNull(),
    email: text(),
    phone: text(),
    language: text({ enum: languages }).notNull(),
    tokenHash: text().unique(),
    askedAt: moment().notNull(),
    expiresAt: moment(),
    usedAt: moment(),
    /** The owner did not believe it, or the password was changed in another way. */
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
      .on(request.userId)
      .where(
        sql`${request.channel} = 'phone' and ${request.usedAt} is null and ${request.closedAt} is null`,
      ),
  ],
);
