import { Link } from 'react-router';
import { CellNote, type Column, DataTable } from '#admin/shell/data-table.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { InboxMessage } from '#domain/support/list-inbox.server.ts';
import { ContactChip } from './contact-chip.tsx';
import { inboxCopy } from './inbox.copy.ts';
import { type InboxShown, writtenHref } from './inbox-address.ts';

type InboxTableProps = { messages: InboxMessage[]; shown: InboxShown };

/** Who wrote leads to what they wrote; what can be pressed is the whole row. */
export function InboxTable({ messages, shown }: InboxTableProps) {
  const columns: Column<InboxMessage>[] = [
    {
      head: inboxCopy.from,
      onCard: 'lead',
      cell: ({ id, name, createdAt }) => (
        <>
          <Link
            to={writtenHref(id, shown)}
            preventScrollReset
            className="after:absolute after:inset-0"
          >
            {name}
          </Link>
          <CellNote>{shortDateTime(createdAt)}</CellNote>
        </>
      ),
    },
    {
      head: inboxCopy.message,
      cell: ({ message, state }) => (
        <span className={`line-clamp-2 ${state === 'new' ? 'font-semibold' : ''}`}>{message}</span>
      ),
    },
    { head: inboxCopy.state, onCard: 'end', cell: ({ state }) => <ContactChip state={state} /> },
  ];
  return (
    <div className="[&_tbody_tr]:relative">
      <DataTable
        caption={shellCopy.inbox}
        columns={columns}
        rows={messages}
        keyOf={(message) => message.id}
      />
    </div>
  );
}
