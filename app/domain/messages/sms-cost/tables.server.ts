import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable } from 'drizzle-orm/pg-core';

/** The cost of SMS on each day in Colombo, in cents of a rupee. */
export const smsDays = pgTable(
  'sms_days',
  {
    day: date({ mode: 'string' }).primaryKey(),
    cents: integer().notNull(),
    /** Whether the owner was notified that the day's limit is reached. */
    isTold: boolean().notNull().default(false),
  },
  ({ cents }) => [check('sms_days_cents_not_negative', sql`${cents} >= 0`)],
);
