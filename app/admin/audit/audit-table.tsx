import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { CellNote, type Column, DataTable } from '#admin/list/data-table.tsx';
import { CollapsibleSection } from '#admin/page/collapsible-section.tsx';
import type { AuditAction } from '#domain/audit/audit-entry.ts';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { actionCopy, auditCopy, fieldsChanged } from './audit.copy.ts';
import type { DescribedChange } from './describe-changes.ts';
import { type ShownSubject, SubjectLink } from './subject-link.tsx';

/** An entry of the log, formatted for the table. */
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
    placeOnPhone: 'start',
    cell: ({ action }) => <Both of={actionCopy[action]} />,
  },
  { head: auditCopy.subject, cell: ({ subject }) => <SubjectLink subject={subject} /> },
  { head: auditCopy.beforeAfter, cell: ({ changes }) => <Changes changes={changes} /> },
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

const maxListed = 4;

/** Lists the changed fields; if there are more than four, in a collapsible section titled with their number. */
function Changes({ changes }: { changes: readonly DescribedChange[] }) {
  if (changes.length === 0) return null;
  if (changes.length <= maxListed) return <ChangesList changes={changes} />;
  return (
    <CollapsibleSection title={fieldsChanged(changes.length)} open={false}>
      <ChangesList changes={changes} />
    </CollapsibleSection>
  );
}

/** Lists each changed field with its value before and after. */
function ChangesList({ changes }: { changes: readonly DescribedChange[] }) {
  return (
    <dl className="grid gap-2.5 text-md leading-normal">
      {changes.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt className="text-xs leading-snug text-ink-600">
            <Both of={label} inline />
          </dt>
          <dd className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
            {before && (
              <Side label={<Text of={auditCopy.from} />} look="text-ink-600">
                <Text of={before} />
              </Side>
            )}
            {before && after && (
              <ArrowRight
                aria-hidden="true"
                className="size-4 flex-none self-center text-ink-600"
              />
            )}
            {after && (
              <Side label={<Text of={auditCopy.to} />} look="font-medium text-ink-900">
                <Text of={after} />
              </Side>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type SideProps = { label: ReactNode; look: string; children: ReactNode };

function Side({ label, look, children }: SideProps) {
  return (
    <span className={`min-w-0 whitespace-pre-line ${look}`}>
      <VisuallyHidden>{label} </VisuallyHidden>
      {children}
    </span>
  );
}
