import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { OrderLines } from '#storefront/order-summary/order-lines.tsx';
import { OrderTotals } from '#storefront/order-summary/order-totals.tsx';
import { WriteReviewLink } from '#storefront/reviews/write-link.tsx';
import { Card } from '#ui/card.tsx';
import { Both } from '#ui/text/text.tsx';
import type { ShownOrder } from './load-confirmation.server.ts';
import { successCopy } from './order-success.copy.ts';

export function OrderItems({ order }: { order: ShownOrder }) {
  return (
    <DetailCard id="items-title" title={successCopy.items}>
      <OrderLines
        lines={order.lines}
        belowLine={({ reviewParams }) => reviewParams && <WriteReviewLink {...reviewParams} />}
      />
      <OrderTotals {...order} />
    </DetailCard>
  );
}

export function OrderAddress({ order }: { order: ShownOrder }) {
  return (
    <DetailCard id="address-title" title={successCopy.deliveryAddress}>
      <address className="mt-4 not-italic wrap-anywhere">
        {order.customerName !== '' && <p>{order.customerName}</p>}
        <p>{[order.street, order.city].filter(Boolean).join(', ')}</p>
        <p>
          <Both of={order.region} inline />
        </p>
        <p className="tabular-nowrap">{order.phone}</p>
      </address>
      {order.notes !== '' && (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="font-text text-sm leading-normal font-semibold text-ink-600">
            <Both of={successCopy.specialInstructions} inline />
          </h3>
          <p className="whitespace-pre-line wrap-anywhere">{order.notes}</p>
        </div>
      )}
    </DetailCard>
  );
}

type DetailCardProps = {
  id: string;
  title: Bilingual;
  as?: 'section' | 'aside';
  className?: string;
  children: ReactNode;
};

export function DetailCard({ id, title, as = 'section', className, children }: DetailCardProps) {
  return (
    <Card as={as} aria-labelledby={id} className={className}>
      <h2 id={id} className="text-[1.5rem] [&>.second]:text-base [&>.second]:leading-normal">
        <Both of={title} />
      </h2>
      {children}
    </Card>
  );
}
