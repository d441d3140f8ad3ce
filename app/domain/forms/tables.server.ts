import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#domain/kernel/columns.server.ts';

/** Forms of the panel that were carried out, by a digest of their key and all of their values. */
export const sentForms = pgTable(
  'sent_forms',
  {
    digest: text().primaryKey(),
    at: timestamptz().notNull(),
  },
  (form) => [index('sent_forms_by_time').on(form.at)],
);
