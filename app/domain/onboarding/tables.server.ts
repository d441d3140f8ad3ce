import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#domain/kernel/columns.server.ts';
import { onboardingMarkKinds } from './onboarding-mark.ts';

/**
 * The admins' marks in the onboarding checklist, which no other table can hold: that a text was read, or that a step is
 * not wanted.
 */
export const onboardingMarks = pgTable(
  'guide_marks',
  {
    mark: text({ enum: onboardingMarkKinds }).primaryKey(),
    /** Copied, as in the activity log: the account may be gone. */
    userName: text().notNull(),
    markedAt: timestamptz().notNull(),
  },
  (row) => [check('guide_marks_named', sql`${row.mark} ~ '^[a-z]+(-[a-z]+)*$'`)],
);
