import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'react-router';
import { CellNote, type Column, DataTable } from '#admin/list/data-table.tsx';
import { Pager } from '#admin/list/pager.tsx';
import { OrderTotal } from '#admin/orders/order-total.tsx';
import { ordersCopy } from '#admin/orders/orders.copy.ts';
import { orderHref, unfilteredListState } from '#admin/orders/orders-urls.ts';
import { PanelCard } from '#admin/page/panel-card.tsx';
import type {
  listProfileOrders,
  ProfileOrder,
} from '#domain/customers/profile/list-profile-orders.server.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { orderStatusLabels, paymentStatusLabels } from '#domain/orders/order.copy.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { Text } from '#ui/text/text.tsx';
import { customerCopy } from './customer.copy.ts';
import { customersCopy } from './customers.copy.ts';
import { customerHref } from './customers-urls.ts';

type CustomerOrdersProps = {
  list: Awaited<ReturnType<typeof listProfileOrders>>;
  phone: string;
  shownPhone: string;
};

/** Lists a customer's orders. Each links to its page, which opens beside the order list, filtered by this phone. */
export function CustomerOrders({ list, phone, shownPhone }: CustomerOrdersProps) {
  const { orders, page, pages } = list;
  return (
    <div>
      <PanelCard title={customersCopy.orders} id="orders" flush>
        {orders.length === 0 ? (
          <EmptyState
            of={customerCopy.noOrders}
            icon={<ReceiptText className="size-14 stroke-1" />}
            as="h3"
          />
        ) : (
          <div className="[&_tbody_tr]:relative">
            <DataTable
              caption={customersCopy.orders}
              columns={columnsOf(shownPhone)}
              rows={orders}
              keyOf={(order) => order.id}
            />
          </div>
        )}
      </PanelCard>
      <Pager page={page} pages={pages} hrefOf={(ordersPage) => customerHref(phone, ordersPage)} />
    </div>
  );
}

function columnsOf(shownPhone: string): Column<ProfileOrder>[] {
  const listState = { ...unfilteredListState, search: shownPhone };
  return [
    {
      head: ordersCopy.orderNumber,
      placeOnPhone: 'start',
      cell: (order) => (
        <>
          <Link
            to={orderHref(order.id, listState)}
            className="min-[350px]:whitespace-nowrap after:absolute after:inset-0"
          >
            {order.orderNumber}
          </Link>
          <CellNote>{shortDate(order.createdAt)}</CellNote>
        </>
      ),
    },
    { head: ordersCopy.payment, cell: (order) => <Payment order={order} /> },
    {
      head: ordersCopy.total,
      align: 'end',
      placeOnPhone: 'end',
      cell: (order) => <OrderTotal order={order} />,
    },
    { head: ordersCopy.status, cell: (order) => <Status order={order} /> },
  ];
}

function Payment({ order: { paymentMethod, paymentStatus } }: { order: ProfileOrder }) {
  return (
    <>
      <Text of={paymentMethodCopy[paymentMethod].short} />
      {': '}
      <Text of={paymentStatusLabels[paymentStatus]} />
    </>
  );
}

function Status({ order: { status, deliveryRefusedAt } }: { order: ProfileOrder }) {
  return (
    <>
      <StatusChip tone={status} label={orderStatusLabels[status]} />
      {deliveryRefusedAt !== null && (
        <CellNote>
          <Text of={customerCopy.deliveryRefused} />
        </CellNote>
      )}
    </>
  );
}
