import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { papersCopy, paperTitles } from '#admin/papers/papers.copy.ts';
import { type PaperKind, printHref } from '#admin/papers/papers-address.ts';
import { OverList } from '#admin/shell/over-list.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { orderStatusLabels } from '#domain/orders/order.copy.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import type { HistoryRow } from '#domain/orders/reading/list-history.server.ts';
import type { OrdersOfPhone } from '#domain/orders/reading/list-orders-of-phone.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { Both, Text } from '#ui/text.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { orderCopy } from './order-detail.copy.ts';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotices } from './order-notices.tsx';
import { editOrderHref, listHref, type OrdersShown } from './orders-address.ts';
import { OtherOrders } from './other-orders.tsx';
import { RefundForm } from './refund-form.tsx';
import { ConfirmForm, NoteForm, RefuseForm } from './short-forms.tsx';
import { SaveButton, StatusForm } from './status-form.tsx';

type OrderPageProps = {
  order: Order;
  phone: string;
  history: HistoryRow[];
  ofPhone: OrdersOfPhone;
  shown: OrdersShown;
  /** Units of each product that the order holds, by the ledger. */
  held: Record<string, number>;
  formKey: string;
};

export function OrderPage(props: OrderPageProps) {
  const { order, phone, history, ofPhone, shown, held, formKey } = props;
  const backToList = listHref(shown);
  const done = useDoneForms(formKey);
  const open = { order, shown, formKey, done };
  return (
    <OverList
      as="detail"
      title={{ en: order.orderNumber, si: orderCopy.details.si }}
      beside={<OrderChips order={order} />}
      listHref={backToList}
      footer={
        <>
          <ButtonLink to={backToList} preventScrollReset variant="outline" size="small">
            <Text of={shellCopy.close} />
          </ButtonLink>
          <SaveButton {...open} />
        </>
      }
    >
      <OrderNotices order={order} held={held} refusedCount={ofPhone.refusedCount} />
      <div className="grid gap-6 md:grid-cols-[1.35fr_1fr]">
        <div className="grid content-start gap-6">
          <OrderItems order={order} />
          <OrderCustomer
            order={order}
            phone={phone}
            editOrderHref={editOrderHref(order.id, shown)}
          />
          <OrderPapers orderId={order.id} shown={shown} />
          <ConfirmForm {...open} />
        </div>
        <div key={done} className="grid content-start gap-5">
          <StatusForm {...open} />
          <RefuseForm {...open} />
          <RefundForm {...open} held={held} />
          <NoteForm {...open} />
          <OtherOrders ofPhone={ofPhone} phone={phone} shown={shown} />
          <OrderHistory history={history} />
        </div>
      </div>
    </OverList>
  );
}

/**
 * Counts the forms that were done: each led here again with the order loaded again, and all forms begin again. A refusal
 * loads the order without leading here, and a line that broke leads here without loading: both leave the forms alone.
 */
function useDoneForms(formKey: string): number {
  const { key } = useLocation();
  const last = useRef({ key, formKey, done: 0 });
  const isDone = key !== last.current.key && formKey !== last.current.formKey;
  last.current = { key, formKey, done: last.current.done + (isDone ? 1 : 0) };
  return last.current.done;
}

/** Shows the status, whether the order was taken by phone, and whether the customer confirmed it by phone. */
function OrderChips({ order }: { order: Order }) {
  const isConfirmed = order.source === 'web' && order.confirmedByPhoneAt !== null;
  return (
    <div className="flex flex-wrap gap-2">
      {order.source === 'phone' && <StatusChip tone="shipped" label={orderCopy.takenByPhone} />}
      {isConfirmed && <StatusChip tone="delivered" label={orderCopy.confirmed} />}
      <StatusChip tone={order.status} label={orderStatusLabels[order.status]} />
    </div>
  );
}

type OrderPapersProps = { orderId: string; shown: OrdersShown };

/** Links to the packing slip and to the invoice. */
function OrderPapers(props: OrderPapersProps) {
  return (
    <section>
      <DetailHeading of={papersCopy.print} />
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        <PaperLink kind="slip" {...props} />
        <PaperLink kind="invoice" {...props} />
      </div>
    </section>
  );
}

const icons = { slip: Printer, invoice: FileText };

function PaperLink({ kind, orderId, shown }: OrderPapersProps & { kind: PaperKind }) {
  const Icon = icons[kind];
  return (
    <ButtonLink
      to={printHref({ kind, orderIds: [orderId], shown })}
      variant="outline"
      size="small"
      icon={<Icon aria-hidden="true" />}
    >
      <Both of={paperTitles[kind]} beside />
    </ButtonLink>
  );
}
