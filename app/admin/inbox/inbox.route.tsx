import Mails from 'lucide-react/icons/mails';
import { Link, Outlet } from 'react-router';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { CellNote, type Column, DataTable } from '#admin/list/data-table.tsx';
import { EmptyList } from '#admin/list/empty-list.tsx';
import { FilterLinks } from '#admin/list/filter-links.tsx';
import { Pager } from '#admin/list/pager.tsx';
import { RetentionNote } from '#admin/list/retention-note.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { contactStates } from '#domain/support/contact-state.ts';
import { type Inbox, type InboxMessage, listInbox } from '#domain/support/list-inbox.server.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/inbox.route';
import { ContactChip } from './contact-chip.tsx';
import { chatsKeptFor, inboxCopy, stateLabels } from './inbox.copy.ts';
import {
  contactMessageHref,
  type InboxListState,
  inboxHref,
  parseInboxListState,
  unfilteredListState,
} from './inbox-urls.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(panelCopy.inbox, matches);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = parseInboxListState(url.searchParams);
  const inbox = await listInbox(context.get(adminShopContext), query);
  return { ...inbox, listState: { ...query, page: inbox.page } };
}

/** Shows the list, with the opened message over it. */
export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { messages, counts, pages, listState } = loaderData;
  return (
    <>
      <PageHeader title={panelCopy.inbox} subtitle={inboxCopy.subtitle} />
      <Outlet />
      <div className="mb-4">
        <InboxFilter counts={counts} listState={listState} />
      </div>
      <PanelCard flush>
        {messages.length === 0 ? (
          <EmptyList
            copy={inboxCopy}
            icon={Mails}
            allHref={listState.state && inboxHref(unfilteredListState)}
          />
        ) : (
          <InboxTable messages={messages} listState={listState} />
        )}
      </PanelCard>
      <Pager
        page={listState.page}
        pages={pages}
        hrefOf={(page) => inboxHref({ ...listState, page })}
      />
      <RetentionNote of="inbox" exception={chatsKeptFor} />
    </>
  );
}

/** Filters the messages by state. */
function InboxFilter({ counts, listState }: Pick<Inbox, 'counts'> & { listState: InboxListState }) {
  const choices = ([undefined, ...contactStates] as const).map((state) => ({
    name: state ?? 'all',
    label: state ? stateLabels[state] : inboxCopy.all,
    href: inboxHref({ state, page: 1 }),
    count: counts[state ?? 'all'],
    isChosen: state === listState.state,
  }));
  return <FilterLinks label={inboxCopy.state} choices={choices} />;
}

/** Lists the messages; the whole row is a link. */
function InboxTable({
  messages,
  listState,
}: {
  messages: InboxMessage[];
  listState: InboxListState;
}) {
  const columns: Column<InboxMessage>[] = [
    {
      head: inboxCopy.from,
      placeOnPhone: 'start',
      cell: ({ id, name, createdAt, source }) => (
        <>
          <Link
            to={contactMessageHref(id, listState)}
            preventScrollReset
            className="after:absolute after:inset-0"
          >
            {name}
          </Link>
          <CellNote>
            {shortDateTime(createdAt)}
            {source === 'whatsapp' && ' · WhatsApp'}
          </CellNote>
        </>
      ),
    },
    {
      head: inboxCopy.message,
      cell: ({ message, state }) => (
        <span className={`line-clamp-2 ${state === 'new' ? 'font-semibold' : ''}`}>{message}</span>
      ),
    },
    {
      head: inboxCopy.state,
      placeOnPhone: 'end',
      cell: ({ state }) => <ContactChip state={state} />,
    },
  ];
  return (
    <div className="[&_tbody_tr]:relative">
      <DataTable
        caption={panelCopy.inbox}
        columns={columns}
        rows={messages}
        keyOf={(message) => message.id}
      />
    </div>
  );
}
