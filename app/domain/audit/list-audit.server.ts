import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { daysAgo } from '#domain/kernel/delete-in-batches.server.ts';
import { paged, type Rows } from '#domain/kernel/paged.server.ts';
import { keptDays } from '#domain/kernel/retention.ts';
import type { ReadingShop } from '#domain/kernel/shop.server.ts';
import type { AuditSubject, AuditSubjectKind } from './audit-entry.ts';
import { auditEntries, isOfAdmin } from './tables.server.ts';

const entriesPerPage = 50;

export type AuditEntry = Awaited<ReturnType<typeof listPage>>[number];
export type AuditPage = { entries: AuditEntry[]; page: number; pages: number };

export type AuditWanted = {
  subject?: AuditSubject;
  kind?: AuditSubjectKind | undefined;
  page?: number;
};

/**
 * Lists admin actions, newest first, a page at a time; optionally of one subject or of one kind of subjects. Returns
 * the nearest page for one that does not exist.
 */
export async function listAudit(
  shop: ReadingShop,
  { subject, kind = subject?.kind, page = 1 }: AuditWanted = {},
): Promise<AuditPage> {
  const isWanted = and(
    isOfAdmin(auditEntries),
    gte(auditEntries.at, daysAgo(shop, keptDays.auditEntries)),
    kind && eq(auditEntries.subjectKind, kind),
    subject && eq(auditEntries.subjectId, subject.id),
  );
  const found = await shop.db.$count(auditEntries, isWanted);
  const { pages, ...shown } = paged(found, { page, perPage: entriesPerPage });
  return { entries: await listPage(shop, isWanted, shown), page: shown.page, pages };
}

/** Selects the numbers first, so that skipped entries are not read. */
function listPage(shop: ReadingShop, isWanted: ReturnType<typeof and>, { limit, offset }: Rows) {
  const shown = shop.db
    .select({ number: auditEntries.number })
    .from(auditEntries)
    .where(isWanted)
    .orderBy(desc(auditEntries.number))
    .limit(limit)
    .offset(offset)
    .as('shown');
  return shop.db
    .select({
      number: auditEntries.number,
      userId: sql<string>`${auditEntries.userId}`,
      userName: sql<string>`${auditEntries.userName}`,
      action: auditEntries.action,
      subjectKind: auditEntries.subjectKind,
      subjectId: auditEntries.subjectId,
      before: auditEntries.before,
      after: auditEntries.after,
      at: auditEntries.at,
    })
    .from(auditEntries)
    .innerJoin(shown, eq(shown.number, auditEntries.number))
    .orderBy(desc(auditEntries.number));
}
