import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { readCached } from '#domain/kernel/cached-query.server.ts';
import { daysAgo } from '#domain/kernel/delete-in-batches.server.ts';
import { type PageRange, paginate } from '#domain/kernel/paginate.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { ReadOnlyShop } from '#domain/kernel/shop.server.ts';
import type { AuditSubject, AuditSubjectKind } from './audit-entry.ts';
import { adminEntryCondition, auditEntries } from './tables.server.ts';

const entriesPerPage = 50;
/** From this many entries on, the count is cached instead of repeated for each page. */
const manyEntries = 100_000;

export type AuditEntry = Awaited<ReturnType<typeof listPage>>[number];
export type AuditPage = { entries: AuditEntry[]; page: number; pages: number };

export type AuditFilters = {
  subject?: AuditSubject;
  kind?: AuditSubjectKind | undefined;
  page?: number;
};

/**
 * Lists admin actions, newest first, a page at a time; optionally of one subject or of one kind of subjects. A page
 * number out of range returns the nearest page.
 */
export async function listAudit(
  shop: ReadOnlyShop,
  { subject, kind = subject?.kind, page = 1 }: AuditFilters = {},
): Promise<AuditPage> {
  const where = and(
    adminEntryCondition(auditEntries),
    gte(auditEntries.at, daysAgo(shop, retentionDays.auditEntries)),
    kind && eq(auditEntries.subjectKind, kind),
    subject && eq(auditEntries.subjectId, subject.id),
  );
  const foundCount = await readCached(shop, {
    key: `audit entries: ${kind} ${subject?.id}`,
    read: () => shop.db.$count(auditEntries, where),
    isLarge: (count) => count >= manyEntries,
  });
  const { pages, ...range } = paginate(foundCount, { page, perPage: entriesPerPage });
  return { entries: await listPage(shop, where, range), page: range.page, pages };
}

/** Selects the numbers first, so that skipped entries are not read. */
function listPage(shop: ReadOnlyShop, where: ReturnType<typeof and>, { limit, offset }: PageRange) {
  const pageNumbers = shop.db
    .select({ number: auditEntries.number })
    .from(auditEntries)
    .where(where)
    .orderBy(desc(auditEntries.number))
    .limit(limit)
    .offset(offset)
    .as('page_numbers');
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
    .innerJoin(pageNumbers, eq(pageNumbers.number, auditEntries.number))
    .orderBy(desc(auditEntries.number));
}
