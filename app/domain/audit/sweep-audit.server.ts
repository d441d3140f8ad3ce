import { and, inArray, lt, sql } from 'drizzle-orm';
import { daysAgo, deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { AuditAction } from './audit-entry.ts';
import { auditEntries, freeTextCondition, nonOrderEntryCondition } from './tables.server.ts';

/** Deletes old entries of the activity log. Steps on orders stay, as the history of the order, without old texts. */
export async function sweepAudit(shop: Shop): Promise<void> {
  const expired = and(
    lt(auditEntries.at, daysAgo(shop, retentionDays.auditEntries)),
    nonOrderEntryCondition(auditEntries),
  );
  await deleteInBatches(shop, { table: auditEntries, key: auditEntries.number, expired });
  await removeTexts(shop, {
    actions: ['order-cancel-asked', 'order-cancel-declined', 'order-slip-refused'],
    days: retentionDays.auditEntries,
  });
  await removeTexts(shop, {
    actions: ['order-noted', 'order-charge-back-settled'],
    days: retentionDays.customerNotes,
  });
  await removeTexts(shop, { actions: ['order-problem-settled'], days: retentionDays.problems });
}

type OldTexts = { actions: AuditAction[]; days: number };

/** Removes texts that the privacy policy keeps for these days only. The step and its time stay. */
async function removeTexts(shop: Shop, { actions, days }: OldTexts): Promise<void> {
  const { action, after, at } = auditEntries;
  await shop.db
    .update(auditEntries)
    .set({ after: sql`${after} - 'text'` })
    .where(
      and(inArray(action, actions), lt(at, daysAgo(shop, days)), freeTextCondition(auditEntries)),
    );
}
