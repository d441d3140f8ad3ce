import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#domain/kernel/columns.server.ts';

/** Submissions of forms that succeeded, by the SHA-256 of key and values: a repeated one does nothing. */
export const sentForms = pgTable(
  'sent_forms',
  {
    digest: text().primaryKey(),
    at: timestamptz().notNull(),
  },
  (form) => [index('sent_forms_by_time').on(form.at)],
);
