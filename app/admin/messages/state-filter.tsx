import { Link } from 'react-router';
import type { MessageList } from '#domain/messages/list-messages.server.ts';
import { messageStates } from '#domain/messages/message.ts';
import { useSay } from '#ui/language.tsx';
import { Text } from '#ui/text.tsx';
import { messagesCopy, stateWords } from './messages.copy.ts';
import { listHref, type MessagesShown } from './messages-address.ts';

type StateFilterProps = { counts: MessageList['counts']; shown: MessagesShown };

/** All messages, or those of one state. A demonstration sends none and a real shop shows none, so what is empty is left out. */
export function StateFilter({ counts, shown }: StateFilterProps) {
  const say = useSay();
  const offered = messageStates.filter((state) => counts[state] > 0 || state === shown.state);
  return (
    <nav
      aria-label={say(messagesCopy.state)}
      className="-m-1 flex max-w-[calc(100%+8px)] gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      {([undefined, ...offered] as const).map((state) => (
        <Link
          key={state ?? 'all'}
          to={listHref({ state, page: 1 })}
          preventScrollReset
          aria-current={state === shown.state ? 'true' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-pill border border-cream-300 px-3.25 text-sm font-medium text-ink-900 no-underline transition-colors hover:bg-cream-200/60 aria-[current]:border-leaf-900 aria-[current]:bg-leaf-900 aria-[current]:text-cream-50 forced-colors:aria-[current]:outline-2"
        >
          <Text of={state ? stateWords[state] : messagesCopy.all} />
          <span className="figures opacity-80">{counts[state ?? 'all']}</span>
        </Link>
      ))}
    </nav>
  );
}
