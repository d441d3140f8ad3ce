import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#domain/kernel/columns.server.ts';

/** Counts the attempts spent per bucket (a budget and whose it is) in its current window. */
export const attemptBudgets = pgTable(
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
