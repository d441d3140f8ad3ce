import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { auditEntries } from './tables.server.ts';

type EntriesToClean = {
  subject: 'order' | 'account' | 'review';
  ids: readonly string[];
  /** The fields that name the person, in any entry about these subjects. */
  fields: readonly string[];
};

/** Removes a person from the entries about their orders, account or reviews. The action and its time stay. */
export async function forgetPersonInAudit(
  shop: Shop,
  { subject, ids, fields }: EntriesToClean,
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
    .where(and(eq(auditEntries.subjectKind, subject), inArray(auditEntries.subjectId, [...ids])));
}
