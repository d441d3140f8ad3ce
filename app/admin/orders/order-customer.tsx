import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { customerHref } from '#admin/customers/customers-address.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { personRemoved } from '#domain/orders/order.copy.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { regionInAddress } from '#domain/places/places.copy.ts';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { ContactLinks } from './contact-links.tsx';
import { orderCopy } from './order-detail.copy.ts';
import type { WhatsAppLink } from './whats-app-links.server.ts';

type OrderCustomerProps = { order: Order; phone: string; texts: WhatsAppLink[] };

/** Shows who ordered and the address, with links to call and to write. */
export function OrderCustomer({ order, phone, texts }: OrderCustomerProps) {
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
                className="inline-flex min-h-11 items-center text-leaf-900 underline underline-offset-4"
              >
                {order.customerName}
              </Link>
            )}
          </strong>
        </Fact>
        {!isRemoved && (
          <Fact label={orderCopy.phone}>
            <span className="figures">{phone}</span>
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
          <span className="whitespace-pre-line">{order.notes}</span>
        </p>
      )}
      {!isRemoved && <ContactLinks phoneE164={order.customerPhone} texts={texts} />}
    </section>
  );
}

/** A line that says by itself what it is; its label is read out. */
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
