import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#domain/kernel/columns.server.ts';
import { policyKinds } from './policy.ts';

export const policies = pgTable(
  'policies',
  {
    kind: text({ enum: policyKinds }).primaryKey(),
    titleEn: text().notNull(),
    titleSi: text().notNull(),
    contentEn: text().notNull(),
    contentSi: text().notNull(),
    lastUpdated: timestamptz().notNull(),
    /** Increases with every save. A save names the version that was read. */
    version: integer().notNull().default(1),
  },
  (policy) => [check('policies_kind_known', sql`${policy.kind} in ('privacy', 'terms', 'refund')`)],
);

/** Earlier versions, kept whole. */
export const policyVersions = pgTable(
  'policy_versions',
  {
    kind: text({ enum: policyKinds })
      .notNull()
      .references(() => policies.kind, { onDelete: 'cascade' }),
    version: integer().notNull(),
    titleEn: text().notNull(),
    titleSi: text().notNull(),
    contentEn: text().notNull(),
    contentSi: text().notNull(),
    lastUpdated: timestamptz().notNull(),
    replacedAt: timestamptz().notNull(),
  },
  (earlier) => [primaryKey({ columns: [earlier.kind, earlier.version] })],
);
