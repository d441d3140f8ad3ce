import { Link } from 'react-router';
import { CellNote, type Column, DataTable } from '#admin/shell/data-table.tsx';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { ListedMessage } from '#domain/messages/list-messages.server.ts';
import type { MessageState } from '#domain/messages/message.ts';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { kindWords, messagesCopy, stateLabels, wordsOfProblem } from './messages.copy.ts';
import { type MessagesShown, messageHref } from './messages-address.ts';
import { channelLabels } from './ways/ways.copy.ts';

/** Whether messages are sent: never in a demonstration, and only once someone has set up how. */
export type Sending = 'demo' | 'sent' | 'not-set-up';

type MessagesTableProps = { messages: ListedMessage[]; shown: MessagesShown; sending: Sending };

/** Lists the messages; the whole row of each can be pressed. */
export function MessagesTable({ messages, shown, sending }: MessagesTableProps) {
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
      cell: ({ state, channel, problem }) => (
        <>
          <MessageChip state={state} sending={sending} />
          {problem && (
            <CellNote>
              <Text of={wordsOfProblem({ channel, problem })} />
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

const tones = {
  waiting: 'pending',
  sent: 'delivered',
  failed: 'cancelled',
  unknown: 'pending',
  shown: 'paid',
} as const;

/** Says where a message waits for e-mail to be set up, which may take long. */
function MessageChip({ state, sending }: { state: MessageState; sending: Sending }) {
  const isStuck = state === 'waiting' && sending === 'not-set-up';
  return (
    <StatusChip tone={tones[state]} label={isStuck ? messagesCopy.notSetUp : stateLabels[state]} />
  );
}
