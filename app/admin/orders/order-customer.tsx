import MessageCircle from 'lucide-react/icons/message-circle';
import PencilLine from 'lucide-react/icons/pencil-line';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import { personRemoved } from '#domain/orders/order.copy.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { regionInAddress } from '#domain/orders/places/places.copy.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Both, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { greeting, orderCopy } from './order-detail.copy.ts';

type OrderCustomerProps = {
  order: Order;
  phone: string;
  /** Where the order is edited. */
  editOrderHref: string;
};

/** Shows who ordered and the address, with links to call and to write. */
export function OrderCustomer({ order, phone, editOrderHref }: OrderCustomerProps) {
  if (order.personRemovedAt !== null) return <RemovedCustomer order={order} />;
  return (
    <section>
      <DetailHeading of={orderCopy.customer} />
      <dl className="mt-2.5 grid gap-2.5 text-md leading-normal">
        <Fact label={orderCopy.fullName}>{order.customerName}</Fact>
        <Fact label={orderCopy.phone}>
          <span className="figures">{phone}</span>
        </Fact>
        {order.customerEmail && <Fact label={orderCopy.email}>{order.customerEmail}</Fact>}
        <Fact label={orderCopy.address}>
          {`${order.street}, ${order.city}, `}
          <Text of={regionInAddress(order)} />
        </Fact>
        {order.notes !== '' && (
          <Fact label={orderCopy.notes}>
            <span className="whitespace-pre-line">{order.notes}</span>
          </Fact>
        )}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink
          to={whatsAppLink(order.customerPhone, greetingFor(order))}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          size="small"
          icon={<MessageCircle aria-hidden="true" />}
        >
          <Text of={orderCopy.whatsApp} />
          <VisuallyHidden>
            {', '}
            <Text of={orderCopy.opensNewTab} />
          </VisuallyHidden>
        </ButtonLink>
        <ButtonLink
          to={`tel:${order.customerPhone}`}
          variant="outline"
          size="small"
          icon={<Phone aria-hidden="true" />}
        >
          <Text of={orderCopy.call} />
        </ButtonLink>
        {canBeEdited(order) && <EditOrderLink to={editOrderHref} />}
      </div>
    </section>
  );
}

function EditOrderLink({ to }: { to: string }) {
  return (
    <ButtonLink to={to} variant="outline" size="small" icon={<PencilLine aria-hidden="true" />}>
      <Both of={orderCopy.correct} beside />
    </ButtonLink>
  );
}

/** Shows the town alone of a customer who deleted the account. */
function RemovedCustomer({ order }: { order: Order }) {
  return (
    <section>
      <DetailHeading of={orderCopy.customer} />
      <dl className="mt-2.5 grid gap-2.5 text-md leading-normal">
        <Fact label={orderCopy.fullName}>
          <Text of={personRemoved} />
        </Fact>
        <Fact label={orderCopy.address}>
          {`${order.city}, `}
          <Text of={regionInAddress(order)} />
        </Fact>
      </dl>
    </section>
  );
}

function greetingFor({ language, customerName }: Order): string {
  return textIn(language, greeting(customerName)).text;
}

function Fact({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[112px_1fr] gap-3">
      <dt className="text-ink-600">
        <Text of={label} />
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
