import { OverList } from '#admin/shell/over-list.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import type { HistoryRow } from '#domain/orders/reading/list-history.server.ts';
import type { OrdersOfPhone } from '#domain/orders/reading/list-orders-of-phone.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Both, Text } from '#ui/text.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import type { DeskAnswer } from './desk-answer.ts';
import { useIsBusyWith } from './desk-form.tsx';
import { NoteForm } from './note-form.tsx';
import { OrderChips } from './order-chips.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { orderCopy } from './order-detail.copy.ts';
import { OrderForm, orderFormId } from './order-form.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderPapers } from './order-papers.tsx';
import { editOrderHref, listHref, type OrdersShown, orderHref } from './orders-address.ts';
import { OtherOrders } from './other-orders.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefuseForm } from './refuse-form.tsx';

type OrderPageProps = {
  order: Order;
  phone: string;
  history: HistoryRow[];
  ofPhone: OrdersOfPhone;
  shown: OrdersShown;
  /** Units of each product that the order holds, by the ledger. */
  held: Record<string, number>;
  formKey: string;
  answer: DeskAnswer | undefined;
};

export function OrderPage(props: OrderPageProps) {
  const { order, phone, history, ofPhone, shown, held, formKey, answer } = props;
  const backToList = listHref(shown);
  const desk = { action: orderHref(order.id, shown), formKey };
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
          <Button
            type="submit"
            form={orderFormId}
            name="intent"
            value="save"
            size="small"
            busy={useIsBusyWith('save')}
          >
            <Both of={shellCopy.save} beside />
          </Button>
        </>
      }
    >
      <OrderNotices order={order} held={held} answer={answer} refusedCount={ofPhone.refusedCount} />
      <div className="grid gap-6 md:grid-cols-[1.35fr_1fr]">
        <div className="grid content-start gap-6">
          <OrderItems order={order} />
          <OrderCustomer
            order={order}
            phone={phone}
            editOrderHref={editOrderHref(order.id, shown)}
          />
          <OrderPapers orderId={order.id} shown={shown} />
          <ConfirmForm order={order} desk={desk} />
        </div>
        <div key={history.length} className="grid content-start gap-5">
          <OrderForm order={order} desk={desk} answer={answer} />
          <RefuseForm order={order} desk={desk} answer={answer} />
          <RefundForm order={order} held={held} desk={desk} answer={answer} />
          <NoteForm desk={desk} answer={answer} />
          <OtherOrders ofPhone={ofPhone} phone={phone} shown={shown} />
          <OrderHistory history={history} />
        </div>
      </div>
    </OverList>
  );
}
