import { and, lt, ne } from 'drizzle-orm';
import { daysAgo, deleteInBatches } from '#domain/kernel/delete-in-batches.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { auditEntries } from './tables.server.ts';

/** Deletes old entries of the activity log. Steps on orders stay: they are the history of the order. */
export function sweepAudit(shop: Shop): Promise<void> {
  const expired = and(
    lt(auditEntries.at, daysAgo(shop, retentionDays.auditEntries)),
    ne(auditEntries.subjectKind, 'order'),
  );
  return deleteInBatches(shop, { table: auditEntries, key: auditEntries.number, expired });
}
