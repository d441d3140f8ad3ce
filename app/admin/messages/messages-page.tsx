import Mail from 'lucide-react/icons/mail';
import { Outlet } from 'react-router';
import { KeptNote } from '#admin/shell/kept-note.tsx';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Pager } from '#admin/shell/pager.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import type { ListedMessage, MessageList } from '#domain/messages/list-messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { Leaving } from './leaving.ts';
import { messagesCopy } from './messages.copy.ts';
import { allMessages, listHref, type MessagesShown } from './messages-address.ts';
import { MessagesTable } from './messages-table.tsx';
import { StateFilter } from './state-filter.tsx';

type MessagesPageProps = {
  messages: ListedMessage[];
  counts: MessageList['counts'];
  pages: number;
  shown: MessagesShown;
  leaving: Leaving;
};

/** The message that the address names lies over the list. */
export function MessagesPage({ messages, counts, pages, shown, leaving }: MessagesPageProps) {
  return (
    <>
      <PageHeader title={messagesCopy.messages} subtitle={messagesCopy.subtitle} />
      <Outlet />
      {leaving !== 'sent' && (
        <div className="mb-5 text-md">
          <Notice>
            <Both of={leaving === 'demo' ? messagesCopy.demo : messagesCopy.howToSetUp} />
          </Notice>
        </div>
      )}
      <div className="mb-4">
        <StateFilter counts={counts} shown={shown} />
      </div>
      <Panel flush>
        {messages.length === 0 ? (
          <NoMessages shown={shown} />
        ) : (
          <MessagesTable messages={messages} shown={shown} leaving={leaving} />
        )}
      </Panel>
      <Pager page={shown.page} pages={pages} hrefOf={(page) => listHref({ ...shown, page })} />
      <KeptNote of="messages" />
    </>
  );
}

const nothing = <Mail className="size-14 stroke-1" />;

function NoMessages({ shown }: { shown: MessagesShown }) {
  if (!shown.state) {
    return (
      <EmptyState of={messagesCopy.noneYet} icon={nothing}>
        <p className="w-full text-ink-600">
          <Text of={messagesCopy.noneYetWhy} />
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState of={messagesCopy.noneFound} icon={nothing}>
      <ButtonLink to={listHref(allMessages)} variant="outline">
        <Both of={messagesCopy.showAll} />
      </ButtonLink>
    </EmptyState>
  );
}
