import { href, Link } from 'react-router';
import { CellNote, type Column, DataTable } from '#admin/list/data-table.tsx';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import type { EventSubject } from './describe-event.ts';
import {
  eventsCopy as copy,
  eventTypeLabels,
  itemsOf,
  unitsOf,
  visitSince,
} from './events.copy.ts';
import type { ShownEvent } from './read-events.server.ts';

const columns: Column<ShownEvent>[] = [
  {
    head: copy.event,
    placeOnPhone: 'start',
    cell: ({ type }) => (
      <span className="font-medium [&>.second]:text-2xs">
        <Both of={eventTypeLabels[type]} />
      </span>
    ),
  },
  { head: copy.what, cell: ({ subject }) => <SubjectCell subject={subject} /> },
  {
    head: copy.who,
    cell: ({ type, who, visitSince: startedAt }) => (
      <>
        {who ?? (type !== 'order_placed' && <Both of={copy.visitor} inline />)}
        {startedAt && (
          <CellNote>
            <Text of={visitSince(startedAt)} />
          </CellNote>
        )}
      </>
    ),
  },
  {
    head: copy.when,
    placeOnPhone: 'end',
    cell: ({ at }) => <span className="tabular-nowrap">{at}</span>,
  },
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

/** Shows the subject of an event, as a link if it has a page. */
function SubjectCell({ subject }: { subject: EventSubject }) {
  switch (subject.kind) {
    case 'order':
      return <PlacedOrder order={subject} />;
    case 'button':
      return <Both of={subject.action === 'order_now' ? copy.orderNow : copy.learnMore} inline />;
    case 'search':
      return <q className="font-medium">{subject.query}</q>;
    case 'product':
      return (
        <>
          <ProductName product={subject} />
          {subject.quantity !== undefined && (
            <CellNote>
              <Text of={unitsOf(subject.quantity)} />
            </CellNote>
          )}
        </>
      );
  }
}

function PlacedOrder({ order }: { order: Extract<EventSubject, { kind: 'order' }> }) {
  return (
    <>
      <Link to={href('/admin/orders/:orderId', { orderId: order.id })}>{order.orderNumber}</Link>
      <CellNote>
        <span className="flex flex-wrap gap-x-2.5">
          <Price amountLkr={order.totalLkr} />
          <span>
            <Text of={itemsOf(order.items)} />
          </span>
          <span>
            <Text of={paymentMethodCopy[order.method].label} />
          </span>
        </span>
      </CellNote>
    </>
  );
}

function ProductName({ product }: { product: Extract<EventSubject, { kind: 'product' }> }) {
  const { id, name, isDeleted } = product;
  if (name === undefined) return <Both of={copy.goneProduct} inline />;
  if (isDeleted) return name;
  return <Link to={href('/admin/products/:productId', { productId: id })}>{name}</Link>;
}
