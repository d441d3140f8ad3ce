import { Link } from 'react-router';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { orderStatusLabels } from '#domain/orders/order.copy.ts';
import type { OrdersOfPhone } from '#domain/orders/reading/list-orders-of-phone.server.ts';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { Price } from '#ui/text/price.tsx';
import { Text } from '#ui/text/text.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { allOrdersOfPhone, orderCopy } from './order-detail.copy.ts';
import { listHref, type OrdersShown, orderHref, unfiltered } from './orders-address.ts';

type OtherOrdersProps = { ofPhone: OrdersOfPhone; phone: string; shown: OrdersShown };

/** Lists other orders of this phone, with links to them. */
export function OtherOrders({ ofPhone, phone, shown }: OtherOrdersProps) {
  const { others, othersCount } = ofPhone;
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
                to={orderHref(order.id, shown)}
                preventScrollReset
                className="inline-flex min-h-11 items-center font-medium text-leaf-700 underline underline-offset-4"
              >
                {order.orderNumber}
              </Link>
              <span className="figures block text-xs text-ink-600">
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
          to={listHref({ ...unfiltered, search: phone })}
          className="inline-flex min-h-11 items-center text-md font-medium text-leaf-700 underline underline-offset-4"
        >
          <Text of={allOrdersOfPhone(othersCount + 1)} />
        </Link>
      )}
    </section>
  );
}
