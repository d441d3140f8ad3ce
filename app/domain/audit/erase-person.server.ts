import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { AuditAction } from './audit-entry.ts';
import { auditEntries } from './tables.server.ts';

type EntriesToClean = {
  subject: 'order' | 'account' | 'review';
  ids: readonly string[];
  /** The fields that name the person in these entries. */
  fields: readonly string[];
  /** The entries of this action only; by default all about these orders, accounts or reviews. */
  action?: AuditAction;
};

/** Removes a person from the entries about their orders, account or reviews. The action and its time stay. */
export async function erasePersonInAudit(
  shop: Shop,
  { subject, ids, fields, action }: EntriesToClean,
): Promise<void> {
  if (ids.length === 0) return;
  const without = (values: SQL) =>
    fields.reduce((rest, field) => sql`${rest} - ${field}::text`, values);
  await shop.db
    .update(auditEntries)
    .set({
      before: without(sql`${auditEntries.before}`),
      after: without(sql`${auditEntries.after}`),
    })
    .where(
      and(
        eq(auditEntries.subjectKind, subject),
        inArray(auditEntries.subjectId, [...ids]),
        action && eq(auditEntries.action, action),
      ),
    );
}
