import KeyRound from 'lucide-react/icons/key-round';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkReady } from './link-ready.tsx';
import type { MadeMessage } from './make-message.server.ts';
import { type ListedRequest, RequestsTable } from './requests-table.tsx';
import { resetCopy } from './reset-requests.copy.ts';

type ResetRequestsPageProps = { requests: ListedRequest[]; made: MadeMessage | undefined };

export function ResetRequestsPage({ requests, made }: ResetRequestsPageProps) {
  return (
    <>
      <PageHeader title={resetCopy.title} subtitle={resetCopy.lead} />
      {made && <LinkReady key={made.whatsApp} made={made} />}
      <Panel flush>
        {requests.length === 0 ? (
          <EmptyState of={resetCopy.none} icon={<KeyRound className="size-14 stroke-1" />} />
        ) : (
          <RequestsTable requests={requests} />
        )}
      </Panel>
    </>
  );
}
