import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#domain/kernel/columns.server.ts';
import { policyKinds } from './policy.ts';

export const policies = pgTable(
  'policies',
  {
    kind: text({ enum: policyKinds }).primaryKey(),
    titleEn: text().notNull(),
    titleSi: text().notNull(),
    contentEn: text().notNull(),
    contentSi: text().notNull(),
    lastUpdated: moment().notNull(),
  },
  (policy) => [check('policies_kind_known', sql`${policy.kind} in ('privacy', 'terms', 'refund')`)],
);
