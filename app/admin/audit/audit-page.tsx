import History from 'lucide-react/icons/rotate-ccw-clock';
import { KeptNote } from '#admin/shell/kept-note.tsx';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Pager } from '#admin/shell/pager.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Both } from '#ui/text.tsx';
import { auditCopy } from './audit.copy.ts';
import { type AuditShown, auditHref } from './audit-address.ts';
import { AuditTable, type ShownEntry } from './audit-table.tsx';
import { KindFilter } from './kind-filter.tsx';

type AuditPageProps = { entries: ShownEntry[]; pages: number; shown: AuditShown };

export function AuditPage({ entries, pages, shown }: AuditPageProps) {
  return (
    <>
      <PageHeader title={auditCopy.audit} subtitle={auditCopy.subtitle} />
      <div className="mb-4">
        <KindFilter shown={shown} />
      </div>
      <Panel flush>
        {entries.length === 0 ? <NoEntries shown={shown} /> : <AuditTable entries={entries} />}
      </Panel>
      <Pager page={shown.page} pages={pages} hrefOf={(page) => auditHref({ ...shown, page })} />
      <KeptNote of="auditEntries" />
    </>
  );
}

const nothing = <History className="size-14 stroke-1" />;

function NoEntries({ shown: { kind } }: { shown: AuditShown }) {
  if (!kind) return <EmptyState of={auditCopy.nothingYet} icon={nothing} />;
  return (
    <EmptyState of={auditCopy.nothingOfKind} icon={nothing}>
      <ButtonLink to={auditHref({ kind: undefined, page: 1 })} variant="outline">
        <Both of={auditCopy.showAll} />
      </ButtonLink>
    </EmptyState>
  );
}
