import { FilterLinks } from '#admin/shell/filter-links.tsx';
import { contactStates } from '#domain/support/contact-state.ts';
import type { Inbox } from '#domain/support/list-inbox.server.ts';
import { inboxCopy, stateWords } from './inbox.copy.ts';
import { type InboxShown, inboxHref } from './inbox-address.ts';

type InboxFilterProps = { counts: Inbox['counts']; shown: InboxShown };

/** All messages, or those that wait for the same step. */
export function InboxFilter({ counts, shown }: InboxFilterProps) {
  const choices = ([undefined, ...contactStates] as const).map((state) => ({
    name: state ?? 'all',
    label: state ? stateWords[state] : inboxCopy.all,
    href: inboxHref({ state, page: 1 }),
    count: counts[state ?? 'all'],
    isChosen: state === shown.state,
  }));
  return <FilterLinks label={inboxCopy.state} choices={choices} />;
}
