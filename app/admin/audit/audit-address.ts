import { href } from 'react-router';
import type { AuditSubjectKind } from '#domain/audit/audit-entry.ts';
import { writtenQuery } from '#domain/kernel/written-query.ts';
import { subjectKindWords } from './audit.copy.ts';

/** What the address says about the log: everything that is not understood is left out. */
export type AuditShown = { kind: AuditSubjectKind | undefined; page: number };

export const subjectKinds = Object.keys(subjectKindWords) as AuditSubjectKind[];

export function auditShown(searchParams: URLSearchParams): AuditShown {
  const page = Number(searchParams.get('page') ?? 1);
  return {
    kind: subjectKinds.find((kind) => kind === searchParams.get('kind')),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

export function auditHref({ kind, page }: AuditShown): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  return href('/admin/audit') + writtenQuery(query);
}
