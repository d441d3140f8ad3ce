import Mails from 'lucide-react/icons/mails';
import { Outlet } from 'react-router';
import { KeptNote } from '#admin/shell/kept-note.tsx';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Pager } from '#admin/shell/pager.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import type { Inbox } from '#domain/support/list-inbox.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Both, Text } from '#ui/text.tsx';
import { inboxCopy } from './inbox.copy.ts';
import { type InboxShown, inboxHref, wholeInbox } from './inbox-address.ts';
import { InboxFilter } from './inbox-filter.tsx';
import { InboxTable } from './inbox-table.tsx';

type InboxPageProps = Pick<Inbox, 'messages' | 'counts' | 'pages'> & { shown: InboxShown };

/** The message that the address names lies over the list. */
export function InboxPage({ messages, counts, pages, shown }: InboxPageProps) {
  return (
    <>
      <PageHeader title={shellCopy.inbox} subtitle={inboxCopy.subtitle} />
      <Outlet />
      <div className="mb-4">
        <InboxFilter counts={counts} shown={shown} />
      </div>
      <Panel flush>
        {messages.length === 0 ? (
          <NoMessages shown={shown} />
        ) : (
          <InboxTable messages={messages} shown={shown} />
        )}
      </Panel>
      <Pager page={shown.page} pages={pages} hrefOf={(page) => inboxHref({ ...shown, page })} />
      <KeptNote of="inbox" />
    </>
  );
}

const nothing = <Mails className="size-14 stroke-1" />;

function NoMessages({ shown }: { shown: InboxShown }) {
  if (!shown.state) {
    return (
      <EmptyState of={inboxCopy.noneYet} icon={nothing}>
        <p className="w-full text-ink-600">
          <Text of={inboxCopy.noneYetWhy} />
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState of={inboxCopy.noneFound} icon={nothing}>
      <ButtonLink to={inboxHref(wholeInbox)} variant="outline">
        <Both of={inboxCopy.showAll} />
      </ButtonLink>
    </EmptyState>
  );
}
