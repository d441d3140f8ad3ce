import Mail from 'lucide-react/icons/mail';
import { href, Outlet } from 'react-router';
import { EmptyList } from '#admin/shell/empty-list.tsx';
import { FilterLinks } from '#admin/shell/filter-links.tsx';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Pager } from '#admin/shell/pager.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { RetentionNote } from '#admin/shell/retention-note.tsx';
import { listMessages, type MessageList } from '#domain/messages/list-messages.server.ts';
import { messageStates } from '#domain/messages/message.ts';
import { isReachable } from '#domain/messages/recipients.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Both } from '#ui/text/text.tsx';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/messages.route';
import { messagesCopy, stateLabels } from './messages.copy.ts';
import { allMessages, listHref, type MessagesShown, messagesShown } from './messages-address.ts';
import { MessagesTable, type Sending } from './messages-table.tsx';
import { textHref } from './texts/texts-address.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(messagesCopy.messages, matches);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const wanted = messagesShown(url.searchParams);
  const list = await listMessages(context.get(ownerShopContext), wanted);
  const { demo, channels } = context.get(runningShopContext);
  return {
    ...list,
    shown: { ...wanted, page: list.page },
    sending: sendingState(demo !== undefined, isReachable(channels)),
  };
}

function sendingState(isDemo: boolean, isSetUp: boolean): Sending {
  if (isDemo) return 'demo';
  return isSetUp ? 'sent' : 'not-set-up';
}

/** Shows the list, under the message that the address names. */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { messages, counts, pages, shown, sending } = loaderData;
  return (
    <>
      <PageHeader title={messagesCopy.messages} subtitle={messagesCopy.subtitle}>
        <ButtonLink to={href('/admin/messages/ways')} variant="outline" size="small">
          <Both of={messagesCopy.ways} beside />
        </ButtonLink>
        <ButtonLink to={textHref('order-placed')} variant="outline" size="small">
          <Both of={messagesCopy.texts} beside />
        </ButtonLink>
      </PageHeader>
      <Outlet />
      {sending !== 'sent' && (
        <div className="mb-5 text-md">
          <Notice>
            <Both of={sending === 'demo' ? messagesCopy.demo : messagesCopy.howToSetUp} />
          </Notice>
        </div>
      )}
      <div className="mb-4">
        <StateFilter counts={counts} shown={shown} />
      </div>
      <Panel flush>
        {messages.length === 0 ? (
          <EmptyList
            words={messagesCopy}
            icon={Mail}
            allHref={shown.state && listHref(allMessages)}
          />
        ) : (
          <MessagesTable messages={messages} shown={shown} sending={sending} />
        )}
      </Panel>
      <Pager page={shown.page} pages={pages} hrefOf={(page) => listHref({ ...shown, page })} />
      <RetentionNote of="messages" />
    </>
  );
}

/** Offers all messages, or those of one state. A demonstration sends none and a real shop shows none, so what is empty is left out. */
function StateFilter({ counts, shown }: Pick<MessageList, 'counts'> & { shown: MessagesShown }) {
  const offered = messageStates.filter((state) => counts[state] > 0 || state === shown.state);
  const choices = ([undefined, ...offered] as const).map((state) => ({
    name: state ?? 'all',
    label: state ? stateLabels[state] : messagesCopy.all,
    href: listHref({ state, page: 1 }),
    count: counts[state ?? 'all'],
    isChosen: state === shown.state,
  }));
  return <FilterLinks label={messagesCopy.state} choices={choices} />;
}
