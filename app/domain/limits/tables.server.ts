import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#domain/kernel/columns.server.ts';

/** Budgets of attempts. One row is one bucket within one window of time. */
export const tryBudgets = pgTable(
  'try_budgets',
  {
    bucket: text().primaryKey(),
    used: integer().notNull(),
    renewsAt: timestamptz().notNull(),
  },
  (budget) => [
    check('try_budgets_used_not_negative', sql`${budget.used} >= 0`),
    index('try_budgets_by_end').on(budget.renewsAt),
  ],
);
