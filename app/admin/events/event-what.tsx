import { href, Link } from 'react-router';
import { CellNote } from '#admin/shell/data-table.tsx';
import { paymentWords } from '#domain/payments/payment-methods.copy.ts';
import { Price } from '#ui/price.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { EventSubject } from './describe-event.ts';
import { eventsCopy, itemsOf, unitsOf } from './events.copy.ts';

/** What an event is about, in words, with the way to it where it has a page. */
export function EventWhat({ what }: { what: EventSubject }) {
  switch (what.kind) {
    case 'order':
      return <PlacedOrder order={what} />;
    case 'button':
      return (
        <Both
          of={what.action === 'order_now' ? eventsCopy.orderNow : eventsCopy.learnMore}
          beside
        />
      );
    case 'search':
      return <q className="font-medium">{what.query}</q>;
    case 'product':
      return (
        <>
          <ProductName product={what} />
          {what.quantity !== undefined && (
            <CellNote>
              <Text of={unitsOf(what.quantity)} />
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
            <Text of={paymentWords[order.method].label} />
          </span>
        </span>
      </CellNote>
    </>
  );
}

function ProductName({ product }: { product: Extract<EventSubject, { kind: 'product' }> }) {
  const { id, name, isGone } = product;
  if (name === undefined) return <Both of={eventsCopy.goneProduct} beside />;
  if (isGone) return name;
  return <Link to={href('/admin/products/:productId', { productId: id })}>{name}</Link>;
}
