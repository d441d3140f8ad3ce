import { Link } from 'react-router';
import { CellNote, type Column, DataTable } from '#admin/shell/data-table.tsx';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { ListedMessage } from '#domain/messages/list-messages.server.ts';
import { Both, Text } from '#ui/text.tsx';
import type { Leaving } from './leaving.ts';
import { MessageChip } from './message-chip.tsx';
import { kindWords, messagesCopy, problemWords } from './messages.copy.ts';
import { type MessagesShown, messageHref } from './messages-address.ts';

type MessagesTableProps = { messages: ListedMessage[]; shown: MessagesShown; leaving: Leaving };

/** What it says leads to how it looks; what can be pressed is the whole row. */
export function MessagesTable({ messages, shown, leaving }: MessagesTableProps) {
  const columns: Column<ListedMessage>[] = [
    {
      head: messagesCopy.message,
      onCard: 'lead',
      cell: (message) => (
        <>
          <Link
            to={messageHref(message.id, shown)}
            preventScrollReset
            className="after:absolute after:inset-0"
          >
            <Both of={kindWords[message.kind]} />
          </Link>
          <CellNote>{shortDateTime(message.createdAt)}</CellNote>
        </>
      ),
    },
    {
      head: messagesCopy.recipient,
      cell: ({ recipient, orderNumber }) => (
        <>
          {recipient}
          {orderNumber && <CellNote>{orderNumber}</CellNote>}
        </>
      ),
    },
    {
      head: messagesCopy.state,
      cell: ({ state, problem }) => (
        <>
          <MessageChip state={state} leaving={leaving} />
          {problem && (
            <CellNote>
              <Text of={problemWords[problem]} />
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
