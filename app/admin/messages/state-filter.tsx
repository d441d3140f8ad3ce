import { FilterLinks } from '#admin/shell/filter-links.tsx';
import type { MessageList } from '#domain/messages/list-messages.server.ts';
import { messageStates } from '#domain/messages/message.ts';
import { messagesCopy, stateWords } from './messages.copy.ts';
import { listHref, type MessagesShown } from './messages-address.ts';

type StateFilterProps = { counts: MessageList['counts']; shown: MessagesShown };

/** All messages, or those of one state. A demonstration sends none and a real shop shows none, so what is empty is left out. */
export function StateFilter({ counts, shown }: StateFilterProps) {
  const offered = messageStates.filter((state) => counts[state] > 0 || state === shown.state);
  const choices = ([undefined, ...offered] as const).map((state) => ({
    name: state ?? 'all',
    label: state ? stateWords[state] : messagesCopy.all,
    href: listHref({ state, page: 1 }),
    count: counts[state ?? 'all'],
    isChosen: state === shown.state,
  }));
  return <FilterLinks label={messagesCopy.state} choices={choices} />;
}
