import { href, Link } from 'react-router';
import { CellNote, type Column, DataTable } from '#admin/list/data-table.tsx';
import { MoreLink, PanelCard } from '#admin/page/panel-card.tsx';
import { orderStatusLabels, personRemoved } from '#domain/orders/order.copy.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { Price } from '#ui/text/price.tsx';
import { Text } from '#ui/text/text.tsx';
import { dashboardCopy as copy } from './dashboard.copy.ts';

/** One of the newest orders, with its time and phone formatted. */
export type RecentOrder = {
  id: string;
  orderNumber: string;
  placedOn: string;
  customerName: string;
  phone: string;
  paymentMethod: PaymentMethod;
  totalLkr: number;
  status: OrderStatus;
};

export function RecentOrders({ orders }: { orders: RecentOrder[] }) {
  const allOrders = (
    <MoreLink to={href('/admin/orders')}>
      <Text of={copy.allOrders} />
    </MoreLink>
  );
  return (
    <PanelCard id="recent-orders" title={copy.recentOrders} action={allOrders} flush>
      {orders.length === 0 ? (
        <EmptyState as="h3" of={copy.noOrders} />
      ) : (
        <DataTable
          caption={copy.recentOrders}
          columns={columns}
          rows={orders}
          keyOf={(order) => order.id}
        />
      )}
    </PanelCard>
  );
}

const columns: Column<RecentOrder>[] = [
  {
    head: copy.orderNumber,
    placeOnPhone: 'start',
    cell: ({ id, orderNumber, placedOn }) => (
      <>
        <Link
          to={href('/admin/orders/:orderId', { orderId: id })}
          className="min-[350px]:whitespace-nowrap"
        >
          {orderNumber}
        </Link>
        <CellNote>{placedOn}</CellNote>
      </>
    ),
  },
  {
    head: copy.fullName,
    cell: ({ customerName, phone }) => (
      <>
        {customerName || <Text of={personRemoved} />}
        <CellNote>{phone}</CellNote>
      </>
    ),
  },
  {
    head: copy.payment,
    placeOnPhone: 'hidden',
    cell: ({ paymentMethod }) => <Text of={paymentMethodCopy[paymentMethod].label} />,
  },
  {
    head: copy.total,
    align: 'end',
    placeOnPhone: 'end',
    cell: ({ totalLkr }) => <Price amountLkr={totalLkr} className="font-semibold" />,
  },
  {
    head: copy.status,
    cell: ({ status }) => <StatusChip tone={status} label={orderStatusLabels[status]} />,
  },
];
