import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '#domain/kernel/columns.server.ts';
import type { AuditAction, AuditSubject, AuditValues } from './audit-entry.ts';

export const auditActors = ['owner', 'customer', 'guest', 'shop'] as const;

/**
 * Admin actions, and every step on an order by anyone. The name of an admin is copied, so that an entry outlives the
 * account. Ordered by number, because the clocks of two servers may differ.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actor: text({ enum: auditActors }).notNull(),
    /** The id of an admin or a customer; null for guests and the shop. */
    userId: uuid(),
    /** The name of an admin; null for others. */
    userName: text(),
    action: text().$type<AuditAction>().notNull(),
    subjectKind: text().$type<AuditSubject['kind']>().notNull(),
    subjectId: text().notNull(),
    /** The changed fields, or the details of a step on an order; null where there is no such state, as before a creation. */
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
    at: timestamptz().notNull(),
  },
  (entry) => [
    index('audit_entries_of_subject').on(entry.subjectKind, entry.subjectId, entry.number),
    // Serves the cash at couriers, which reads from the index alone when each order was shipped.
    index('audit_entries_of_shipments')
      .on(entry.subjectId, entry.at)
      .where(shipmentCondition(entry)),
    // Serves the panel's list of admin actions.
    index('audit_entries_of_admins').on(entry.number, entry.at).where(adminEntryCondition(entry)),
    index('audit_entries_of_kind')
      .on(entry.subjectKind, entry.number, entry.at)
      .where(adminEntryCondition(entry)),
    // Serve the hourly sweep, which would read the events of all orders otherwise.
    index('audit_entries_to_delete').on(entry.at).where(nonOrderEntryCondition(entry)),
    index('audit_entries_of_texts').on(entry.action, entry.at).where(freeTextCondition(entry)),
    check(
      'audit_entries_actor_known',
      sql`${entry.actor} in ('owner', 'customer', 'guest', 'shop')`,
    ),
    check(
      'audit_entries_of_admins_named',
      sql`${entry.actor} <> 'owner' or (${entry.userId} is not null and ${entry.userName} is not null)`,
    ),
    check('audit_entries_action_named', sql`${entry.action} ~ '^[a-z]+(-[a-z]+)*$'`),
  ],
);

/** Matches entries of the activity log of admins. Partial indexes repeat the condition. */
export function adminEntryCondition({ actor }: { actor: AnyPgColumn }) {
  return sql`${actor} = 'owner'`;
}

/** Matches entries that record that an order was shipped. A partial index repeats the condition. */
export function shipmentCondition({
  subjectKind,
  after,
}: Record<'subjectKind' | 'after', AnyPgColumn>) {
  return sql`${subjectKind} = 'order' and ${after} ->> 'status' = 'shipped'`;
}

/** Matches entries that are not about an order. A partial index repeats the condition. */
export function nonOrderEntryCondition({ subjectKind }: { subjectKind: AnyPgColumn }) {
  return sql`${subjectKind} <> 'order'`;
}

/** Matches entries with a free text. A partial index repeats the condition. */
export function freeTextCondition({ after }: { after: AnyPgColumn }) {
  return sql`jsonb_exists(${after}, 'text')`;
}
