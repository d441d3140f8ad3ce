import { useRef } from 'react';
import { useLocation } from 'react-router';
import { panelCopy } from '#admin/frame/panel.copy.ts';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { nextStepOf } from '#domain/orders/next-step.ts';
import { orderStatusLabels } from '#domain/orders/order.copy.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import type { HistoryRow } from '#domain/orders/reading/list-history.server.ts';
import type { OrdersOfPhone } from '#domain/orders/reading/list-orders-of-phone.server.ts';
import type {
  GatewayRefund,
  OnlinePayment,
} from '#domain/orders/refunds/read-gateway-refunds.server.ts';
import type { Problem } from '#domain/problems/find-problem.server.ts';
import type { Slip } from '#domain/slips/find-slips.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { Text } from '#ui/text/text.tsx';
import { cancelRequestCopy } from './cancel-request.copy.ts';
import { chargeBackCopy } from './charge-back.copy.ts';
import { MoreSection } from './more-section.tsx';
import { NextStepButton, NextStepNote } from './next-step.tsx';
import { OpenRefund } from './open-refund.tsx';
import { OrderCancelRequest } from './order-cancel-request.tsx';
import { OrderChargeBack } from './order-charge-back.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { orderCopy } from './order-detail.copy.ts';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderProblem } from './order-problem.tsx';
import { OrderSlips } from './order-slips.tsx';
import { listHref, type OrdersShown } from './orders-address.ts';
import { OtherOrders } from './other-orders.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefuseForm } from './short-forms.tsx';
import { StatusForm } from './status-form.tsx';
import type { WhatsAppLink } from './whats-app-links.server.ts';

type OrderPageProps = {
  order: Order;
  phone: string;
  texts: WhatsAppLink[];
  history: HistoryRow[];
  ofPhone: OrdersOfPhone;
  shown: OrdersShown;
  /** Units of each product that the order holds, by the ledger. */
  held: Record<string, number>;
  formKey: string;
  problem: Problem | undefined;
  slips: Slip[];
  cancelRequest: CancelRequest | undefined;
  /** Payments that can be refunded through the gateway. */
  payments: OnlinePayment[];
  openRefund: GatewayRefund | undefined;
};

export function OrderPage(props: OrderPageProps) {
  const { order, phone, texts, history, ofPhone, shown, held, formKey, problem, slips } = props;
  const { cancelRequest: request, openRefund } = props;
  const payments = openRefund ? [] : props.payments;
  const backToList = listHref(shown);
  const done = useDoneForms(formKey);
  const open = { order, shown, formKey, done };
  return (
    <ListOverlay
      as="beside"
      title={{ en: order.orderNumber, si: orderCopy.details.si }}
      beside={<OrderChips order={order} />}
      listHref={backToList}
      footer={
        <>
          <ButtonLink
            to={backToList}
            preventScrollReset
            variant="outline"
            size="small"
            className="max-sm:scripted:hidden"
          >
            <Text of={panelCopy.close} />
          </ButtonLink>
          <NextStepButton {...open} />
        </>
      }
    >
      <OrderNotices order={order} held={held} refusedCount={ofPhone.refusedCount} />
      <div className="grid gap-6">
        {order.chargedBackAt && (
          <OrderChargeBack key={`charge-back ${done}`} history={history} {...open} />
        )}
        {openRefund && <OpenRefund key={`refund ${done}`} refund={openRefund} {...open} />}
        {request && <OrderCancelRequest key={`cancel ${done}`} request={request} {...open} />}
        <OrderCustomer order={order} phone={phone} texts={texts} />
        <OrderItems order={order} />
        {slips.length > 0 && <OrderSlips key={`slips ${done}`} slips={slips} {...open} />}
        {problem && <OrderProblem key={`problem ${done}`} problem={problem} {...open} />}
        <div key={done} className="grid gap-5">
          {nextStepOf(order) === 'refund' && (
            <NextStepNote order={order}>
              <RefundForm {...open} held={held} payments={payments} />
            </NextStepNote>
          )}
          <StatusForm {...open} />
          <RefuseForm {...open} />
          <MoreSection {...open} held={held} payments={payments} />
        </div>
        <OtherOrders ofPhone={ofPhone} phone={phone} shown={shown} />
        <OrderHistory history={history} />
      </div>
    </ListOverlay>
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

/** Shows the status, whether the order is invented, whether it was taken by phone, and whether the customer confirmed it by phone. */
function OrderChips({ order }: { order: Order }) {
  const isConfirmed = order.source === 'web' && order.confirmedByPhoneAt !== null;
  return (
    <div className="flex flex-wrap gap-2">
      {order.invented && <StatusChip tone="cancelled" label={orderCopy.invented} />}
      {order.source === 'phone' && <StatusChip tone="shipped" label={orderCopy.takenByPhone} />}
      {order.chargedBackAt && <StatusChip tone="cancelled" label={chargeBackCopy.short} />}
      {order.cancelAskedAt && <StatusChip tone="cancelled" label={cancelRequestCopy.short} />}
      {canBeEdited(order) && order.packedAt !== null && (
        <StatusChip tone="paid" label={orderCopy.packed} />
      )}
      {isConfirmed && <StatusChip tone="delivered" label={orderCopy.confirmed} />}
      <StatusChip tone={order.status} label={orderStatusLabels[order.status]} />
    </div>
  );
}
