import { href } from 'react-router';
import { oneOf, pageNumber, searchState } from '#admin/shell/search-state.ts';
import type { AuditSubjectKind } from '#domain/audit/audit-entry.ts';
import { subjectKindLabels } from './audit.copy.ts';

export const subjectKinds = Object.keys(subjectKindLabels) as AuditSubjectKind[];

const state = searchState({ kind: oneOf(subjectKinds), page: pageNumber });

export type AuditShown = typeof state.defaults;
export const auditShown = state.read;

export function auditHref(shown: AuditShown): string {
  return href('/admin/audit') + state.query(shown);
}
