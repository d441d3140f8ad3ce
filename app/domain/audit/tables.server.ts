import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#domain/kernel/columns.server.ts';
import type { AuditAction, AuditSubject, AuditValues } from './audit-entry.ts';

/**
 * What admins did. The id and the name of who did it are copied, so that an entry outlives the account. Read by number:
 * the clock of two servers may differ.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid().notNull(),
    userName: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    subjectKind: text().$type<AuditSubject['kind']>().notNull(),
    subjectId: text().notNull(),
    /** Only what changed: null where there was nothing before, or nothing is left. */
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
    at: moment().notNull(),
  },
  (entry) => [
    index('audit_entries_of_subject').on(entry.subjectKind, entry.subjectId, entry.number),
    index('audit_entries_of_kind').on(entry.subjectKind, entry.number),
    check('audit_entries_action_named', sql`${entry.action} ~ '^[a-z]+(-[a-z]+)*$'`),
  ],
);
