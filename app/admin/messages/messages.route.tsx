import Mail from 'lucide-react/icons/mail';
import { href, Link, Outlet } from 'react-router';
import { CellNote, type Column, DataTable } from '#admin/list/data-table.tsx';
import { EmptyList } from '#admin/list/empty-list.tsx';
import { FilterLinks } from '#admin/list/filter-links.tsx';
import { Pager } from '#admin/list/pager.tsx';
import { RetentionNote } from '#admin/list/retention-note.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import type { ChannelName } from '#domain/channels/channels.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { listedStates } from '#domain/messages/message.ts';
import { listMessages, type MessageList } from '#domain/messages/reading/list-messages.server.ts';
import { canSendEmail } from '#domain/messages/recipients.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/messages.route';
import { channelLabels } from './channels/channels.copy.ts';
import { MessageChip, type MessageInList } from './message-chip.tsx';
import {
  kindCopy,
  messageProblemCopy,
  messagesCopy,
  messagesKeptFor,
  stateLabels,
} from './messages.copy.ts';
import {
  type MessageListState,
  messageHref,
  messagesHref,
  parseMessageListState,
  unfilteredListState,
} from './messages-urls.ts';
import { textHref } from './texts/texts-urls.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(messagesCopy.messages, matches);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseMessageListState(url.searchParams);
  const list = await listMessages(context.get(adminShopContext), query);
  const { demo, channels } = context.get(runningShopContext);
  const isSetUp = (channel: ChannelName) =>
    demo !== undefined || channels.some(({ name }) => name === channel);
  return {
    ...list,
    messages: list.messages.map((one) => ({ ...one, isChannelSetUp: isSetUp(one.channel) })),
    listState: { ...query, page: list.page },
    notice: noticeOf(demo !== undefined, canSendEmail(channels)),
  };
}

function noticeOf(isDemo: boolean, hasEmail: boolean): 'demo' | 'howToSetUp' | undefined {
  if (isDemo) return 'demo';
  return hasEmail ? undefined : 'howToSetUp';
}

/** Shows the list, with the opened message over it. */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { messages, counts, pages, listState, notice } = loaderData;
  return (
    <>
      <PageHeader title={messagesCopy.messages} subtitle={messagesCopy.subtitle}>
        <ButtonLink to={href('/admin/messages/channels')} variant="outline" size="small">
          <Both of={messagesCopy.channels} inline />
        </ButtonLink>
        <ButtonLink to={textHref('order-placed')} variant="outline" size="small">
          <Both of={messagesCopy.texts} inline />
        </ButtonLink>
      </PageHeader>
      <Outlet />
      {notice && (
        <div className="mb-5 text-md">
          <Notice>
            <Both of={messagesCopy[notice]} />
          </Notice>
        </div>
      )}
      <div className="mb-4">
        <StateFilter counts={counts} listState={listState} />
      </div>
      <PanelCard flush>
        {messages.length === 0 ? (
          <EmptyList
            copy={messagesCopy}
            icon={Mail}
            allHref={listState.state && messagesHref(unfilteredListState)}
          />
        ) : (
          <MessagesTable messages={messages} listState={listState} />
        )}
      </PanelCard>
      <Pager
        page={listState.page}
        pages={pages}
        hrefOf={(page) => messagesHref({ ...listState, page })}
      />
      <RetentionNote of="messages" exception={messagesKeptFor} />
    </>
  );
}

/**
 * Filters the messages by state. Omits empty states: demo mode has no sent messages, a real shop none that were only
 * shown.
 */
function StateFilter({
  counts,
  listState,
}: Pick<MessageList, 'counts'> & { listState: MessageListState }) {
  const offered = listedStates.filter((state) => counts[state] > 0 || state === listState.state);
  const choices = ([undefined, ...offered] as const).map((state) => ({
    name: state ?? 'all',
    label: state ? stateLabels[state] : messagesCopy.all,
    href: messagesHref({ state, page: 1 }),
    count: counts[state ?? 'all'],
    isChosen: state === listState.state,
  }));
  return <FilterLinks label={messagesCopy.state} choices={choices} />;
}

type MessagesTableProps = { messages: MessageInList[]; listState: MessageListState };

/** Lists the messages; the whole row is a link. */
function MessagesTable({ messages, listState }: MessagesTableProps) {
  const columns: Column<MessageInList>[] = [
    {
      head: messagesCopy.message,
      placeOnPhone: 'start',
      cell: (message) => (
        <>
          <Link
            to={messageHref(message.id, listState)}
            preventScrollReset
            className="after:absolute after:inset-0"
          >
            <Both of={kindCopy[message.kind]} />
          </Link>
          <CellNote>{shortDateTime(message.createdAt)}</CellNote>
        </>
      ),
    },
    {
      head: messagesCopy.recipient,
      cell: ({ recipient, channel, orderNumber }) => (
        <>
          {recipient}
          <CellNote>
            {channel !== 'push' && <Text of={channelLabels[channel]} />}
            {orderNumber && ` · ${orderNumber}`}
          </CellNote>
        </>
      ),
    },
    {
      head: messagesCopy.state,
      cell: ({ channel, problem, ...message }) => (
        <>
          <MessageChip {...message} channel={channel} problem={problem} />
          {problem && (
            <CellNote>
              <Text of={messageProblemCopy({ channel, problem })} />
            </CellNote>
          )}
        </>
      ),
    },
  ];
  return (
    <div className="[&_tbody_tr]:relative">
      <DataTable
        caption={messagesCopy.messages}
        columns={columns}
        rows={messages}
        keyOf={(message) => message.id}
      />
    </div>
  );
}
