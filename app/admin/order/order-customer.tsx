import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { customerHref } from '#admin/customers/customers-urls.ts';
import { ContactLinks } from '#admin/order/whats-app/contact-links.tsx';
import type { WhatsAppLink } from '#admin/order/whats-app/whats-app-links.server.ts';
import {
  type OrderListState,
  orderHref,
  ordersHref,
  unfilteredListState,
} from '#admin/orders/orders-urls.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { orderStatusLabels, personRemoved } from '#domain/orders/order.copy.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import type { OrdersOfPhone } from '#domain/orders/reading/list-orders-of-phone.server.ts';
import { regionInAddress } from '#domain/places/places.copy.ts';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { Price } from '#ui/text/price.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { allOrdersOfPhone, orderCopy } from './order-detail.copy.ts';

type OrderCustomerProps = { order: Order; phone: string; whatsAppLinks: WhatsAppLink[] };

/** Shows who ordered and the address, with links to call and to write. */
export function OrderCustomer({ order, phone, whatsAppLinks }: OrderCustomerProps) {
  const isRemoved = order.personRemovedAt !== null;
  return (
    <section className="grid gap-3.5">
      <VisuallyHidden>
        <h3>
          <Text of={orderCopy.customer} />
        </h3>
      </VisuallyHidden>
      <dl className="grid gap-1 text-md leading-normal">
        <Fact label={orderCopy.fullName}>
          <strong className="text-lg font-semibold">
            {isRemoved ? (
              <Text of={personRemoved} />
            ) : (
              <Link
                to={customerHref(order.customerPhone)}
                className="inline-flex min-h-11 min-w-11 items-center text-leaf-900 underline underline-offset-4"
              >
                {order.customerName}
              </Link>
            )}
          </strong>
        </Fact>
        {!isRemoved && (
          <Fact label={orderCopy.phone}>
            <span className="tabular-nowrap">{phone}</span>
          </Fact>
        )}
        <Fact label={orderCopy.address}>
          {isRemoved ? `${order.city}, ` : `${order.street}, ${order.city}, `}
          <Text of={regionInAddress(order)} />
        </Fact>
        {order.customerEmail && <Fact label={orderCopy.email}>{order.customerEmail}</Fact>}
      </dl>
      {order.notes !== '' && (
        <p className="rounded-md bg-pending-tint px-4 py-2.5 text-md leading-snug">
          <strong className="font-semibold">
            <Text of={orderCopy.notes} />
            {': '}
          </strong>
          <span className="wrap-anywhere whitespace-pre-line">{order.notes}</span>
        </p>
      )}
      {!isRemoved && <ContactLinks phoneE164={order.customerPhone} links={whatsAppLinks} />}
    </section>
  );
}

/** Shows a value that needs no visible label; screen readers get one. */
function Fact({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div>
      <dt className="sr-only">
        <Text of={label} />
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

type OtherOrdersProps = { ordersOfPhone: OrdersOfPhone; phone: string; listState: OrderListState };

/** Lists other orders from the same phone number. */
export function OtherOrders({ ordersOfPhone, phone, listState }: OtherOrdersProps) {
  const { others, othersCount } = ordersOfPhone;
  if (others.length === 0) return null;
  return (
    <section>
      <DetailHeading of={orderCopy.otherOrders} />
      <ul className="text-md">
        {others.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1.5 last:border-0"
          >
            <span>
              <Link
                to={orderHref(order.id, listState)}
                preventScrollReset
                className="inline-flex min-h-11 items-center font-medium text-leaf-700 underline underline-offset-4"
              >
                {order.orderNumber}
              </Link>
              <span className="tabular-nowrap block text-xs text-ink-600">
                {`${shortDate(order.createdAt)} · `}
                <Price amountLkr={order.totalLkr} />
              </span>
            </span>
            <StatusChip tone={order.status} label={orderStatusLabels[order.status]} />
          </li>
        ))}
      </ul>
      {othersCount > others.length && (
        <Link
          to={ordersHref({ ...unfilteredListState, search: phone })}
          className="inline-flex min-h-11 items-center text-md font-medium text-leaf-700 underline underline-offset-4"
        >
          <Text of={allOrdersOfPhone(othersCount + 1)} />
        </Link>
      )}
    </section>
  );
}
