import { CellNote, type Column, DataTable } from '#admin/shell/data-table.tsx';
import type { AuditAction } from '#domain/audit/audit-entry.ts';
import { Both } from '#ui/text.tsx';
import { actionWords, auditCopy } from './audit.copy.ts';
import { ChangesList } from './changes-list.tsx';
import type { DescribedChange } from './describe-changes.ts';
import { type ShownSubject, SubjectLink } from './subject-link.tsx';

/** An entry of the log as the screen shows it. */
export type ShownEntry = {
  number: number;
  action: AuditAction;
  who: string;
  at: string;
  subject: ShownSubject;
  changes: DescribedChange[];
};

const columns: Column<ShownEntry>[] = [
  {
    head: auditCopy.change,
    onCard: 'lead',
    cell: ({ action }) => <Both of={actionWords[action]} />,
  },
  { head: auditCopy.subject, cell: ({ subject }) => <SubjectLink subject={subject} /> },
  { head: auditCopy.beforeAfter, cell: ({ changes }) => <ChangesList changes={changes} /> },
  {
    head: auditCopy.who,
    cell: ({ who, at }) => (
      <>
        {who}
        <CellNote>{at}</CellNote>
      </>
    ),
  },
];

export function AuditTable({ entries }: { entries: ShownEntry[] }) {
  return (
    <div className="[&_td]:align-top">
      <DataTable
        caption={auditCopy.audit}
        columns={columns}
        rows={entries}
        keyOf={(entry) => String(entry.number)}
      />
    </div>
  );
}
