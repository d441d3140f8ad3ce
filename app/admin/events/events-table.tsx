import { CellNote, type Column, DataTable } from '#admin/shell/data-table.tsx';
import { Both, Text } from '#ui/text.tsx';
import { EventWhat } from './event-what.tsx';
import { eventsCopy as copy, eventTypeWords, visitSince } from './events.copy.ts';
import type { ShownEvent } from './read-events.server.ts';

const columns: Column<ShownEvent>[] = [
  {
    head: copy.event,
    onCard: 'lead',
    cell: ({ type }) => (
      <span className="font-medium [&>.second]:text-2xs">
        <Both of={eventTypeWords[type]} />
      </span>
    ),
  },
  { head: copy.what, cell: ({ what }) => <EventWhat what={what} /> },
  {
    head: copy.who,
    cell: ({ type, who, visitSince: began }) => (
      <>
        {who ?? (type !== 'order_placed' && <Both of={copy.visitor} beside />)}
        {began && (
          <CellNote>
            <Text of={visitSince(began)} />
          </CellNote>
        )}
      </>
    ),
  },
  { head: copy.when, onCard: 'end', cell: ({ at }) => <span className="figures">{at}</span> },
];

export function EventsTable({ events }: { events: ShownEvent[] }) {
  return (
    <DataTable
      caption={copy.events}
      columns={columns}
      rows={events}
      keyOf={(event) => String(event.id)}
    />
  );
}
