import { provinceInAddress } from '#domain/orders/provinces.copy.ts';
import { BoughtLines } from '#storefront/cart/bought-lines.tsx';
import { Sums } from '#storefront/cart/sums.tsx';
import { Both } from '#ui/text.tsx';
import { DetailCard } from './detail-card.tsx';
import type { ShownOrder } from './load-confirmation.server.ts';
import { successCopy } from './order-success.copy.ts';

export function OrderItems({ order }: { order: ShownOrder }) {
  return (
    <DetailCard id="items-title" title={successCopy.items}>
      <BoughtLines lines={order.lines} />
      <Sums {...order} />
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
          <Both of={provinceInAddress(order.province)} beside />
        </p>
        <p className="figures">{order.phone}</p>
      </address>
      {order.notes !== '' && (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="font-text text-sm leading-normal font-semibold text-ink-600">
            <Both of={successCopy.specialInstructions} beside />
          </h3>
          <p className="whitespace-pre-line wrap-anywhere">{order.notes}</p>
        </div>
      )}
    </DetailCard>
  );
}
