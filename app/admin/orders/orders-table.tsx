import Check from 'lucide-react/icons/check';
import Flag from 'lucide-react/icons/flag';
import PhoneCall from 'lucide-react/icons/phone-call';
import { Link } from 'react-router';
import { CellNote, type Column, DataTable } from '#admin/list/data-table.tsx';
import { ShortLines } from '#admin/list/short-lines.tsx';
import { chargeBackCopy } from '#admin/order/money/charge-back.copy.ts';
import { shortFlags } from '#admin/order/order-flags.copy.ts';
import { cancelRequestCopy } from '#admin/order/requests/customer-requests.copy.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import {
  orderStatusLabels,
  paymentStatusLabels,
  personRemoved,
} from '#domain/orders/order.copy.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { paymentTiming } from '#domain/payments/payment-methods.ts';
import { IconLink } from '#ui/button/icon-button.tsx';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';
import { selectionFormId } from './bulk-actions.tsx';
import type { OrderRow } from './load-orders.server.ts';
import { OrderTotal } from './order-total.tsx';
import { ordersCopy, selectOrder, writeTo } from './orders.copy.ts';
import { type OrderListState, orderHref } from './orders-urls.ts';

type OrdersTableProps = { orders: OrderRow[]; listState: OrderListState };

/** Lists orders. The link to an order covers its whole row. */
export function OrdersTable({ orders, listState }: OrdersTableProps) {
  const columns: Column<OrderRow>[] = [
    { head: ordersCopy.select, cell: (order) => <SelectBox order={order} /> },
    {
      head: ordersCopy.orderNumber,
      placeOnPhone: 'start',
      cell: (order) => (
        <>
          <Link
            to={orderHref(order.id, listState)}
            preventScrollReset
            className="min-[350px]:whitespace-nowrap after:absolute after:inset-0"
          >
            {order.orderNumber}
          </Link>
          <CellNote>{order.placedOn}</CellNote>
        </>
      ),
    },
    { head: ordersCopy.fullName, cell: (order) => <Customer order={order} /> },
    {
      head: ordersCopy.payment,
      placeOnPhone: 'hidden',
      cell: (order) => <Payment order={order} />,
    },
    {
      head: ordersCopy.total,
      align: 'end',
      placeOnPhone: 'end',
      cell: (order) => <OrderTotal order={order} />,
    },
    {
      head: ordersCopy.status,
      cell: (order) => <Status order={order} />,
    },
  ];
  return (
    <div className="[&_tbody_tr]:relative min-[761px]:max-[900px]:[&_td_.second-inline]:hidden lg:max-[1200px]:[&_td_.second-inline]:hidden">
      <DataTable
        caption={ordersCopy.orders}
        columns={columns}
        rows={orders}
        keyOf={(order) => order.id}
      />
    </div>
  );
}

/** Shows the status and phone confirmation; also the payment where its column is hidden, and a WhatsApp link on a card. */
function Status({ order }: { order: OrderRow }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-[760px]:pe-22">
      <StatusChip tone={order.status} label={orderStatusLabels[order.status]} />
      <span className="text-sm text-ink-600 min-[901px]:hidden">
        <Text of={paymentMethodCopy[order.paymentMethod].short} />
        {(order.paymentStatus !== 'pending' ||
          paymentTiming(order.paymentMethod) !== 'on-delivery') && (
          <>
            {': '}
            <Text of={paymentStatusLabels[order.paymentStatus]} />
          </>
        )}
      </span>
      {order.phoneConfirmation && <PhoneConfirmation state={order.phoneConfirmation} />}
      {order.whatsAppUrl && (
        <span className="absolute right-13 bottom-2 z-1 min-[761px]:hidden">
          <IconLink
            to={order.whatsAppUrl}
            target="_blank"
            rel="noreferrer"
            label={writeTo(order.orderNumber)}
            icon={<WhatsAppGlyph />}
          />
        </span>
      )}
    </span>
  );
}

function PhoneConfirmation({ state }: { state: NonNullable<OrderRow['phoneConfirmation']> }) {
  const isDone = state === 'confirmed';
  const Icon = isDone ? Check : PhoneCall;
  return (
    <span
      className={`inline-flex items-center gap-1 text-sm min-[761px]:text-xs ${isDone ? 'text-delivered' : 'text-pending'}`}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <Text of={isDone ? ordersCopy.confirmed : ordersCopy.toConfirm} />
    </span>
  );
}

/** Selects an order. It is above the link that covers the row. */
function SelectBox({ order }: { order: OrderRow }) {
  const translate = useTranslate();
  return (
    <label className="relative z-1 inline-grid size-11 cursor-pointer place-items-center max-[760px]:absolute max-[760px]:right-2 max-[760px]:bottom-2">
      <input
        type="checkbox"
        name="orderId"
        value={order.id}
        form={selectionFormId}
        className="choice"
        aria-label={translate(selectOrder(order.orderNumber))}
      />
    </label>
  );
}

function Customer({ order }: { order: OrderRow }) {
  return (
    <span className="block">
      <span className="flex flex-wrap gap-x-2.5">
        <span>
          {order.customerName || <Text of={personRemoved} />}
          <span className="text-ink-600">{`, ${order.city}`}</span>
        </span>
        <span className="tabular-nowrap text-sm text-ink-600 min-[761px]:text-xs">
          {order.customerPhone}
        </span>
      </span>
      <span className="line-clamp-2 text-sm leading-snug text-ink-600 min-[761px]:text-xs">
        <ShortLines lines={order.lines} />
      </span>
      {order.isChargedBack && <RowFlag of={chargeBackCopy.short} />}
      {order.isCancelRequested && <RowFlag of={cancelRequestCopy.short} />}
      {order.flags.map((flag) => (
        <RowFlag key={flag} of={shortFlags[flag]} />
      ))}
    </span>
  );
}

function RowFlag({ of }: { of: Bilingual }) {
  return (
    <span className="flex items-start gap-1.5 text-sm text-pending min-[761px]:text-xs">
      <Flag aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <Text of={of} />
    </span>
  );
}

function Payment({ order }: { order: OrderRow }) {
  return (
    <>
      <Text of={paymentMethodCopy[order.paymentMethod].short} />
      <CellNote>
        <Text of={paymentStatusLabels[order.paymentStatus]} />
      </CellNote>
    </>
  );
}
